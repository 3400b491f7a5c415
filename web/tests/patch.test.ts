import { describe, expect, test } from "vitest";

import { PatchError, applyPatch } from "../src/core/patch";
import type { Change } from "../src/wire";

describe("a patch", () => {
  test("sets, adds and removes, in order", () => {
    const doc = { table: { seats: [{ here: true }, { here: false }], request: { id: 1 } }, seq: 3 as number | null };
    const patch: Change[] = [
      [["table", "seats", 1, "here"], true],
      [["table", "request"]],
      [["seq"], null],
      [["view"], { asked: [0] }],
      [["view", "asked", 0], 1],
    ];
    expect(applyPatch(doc, patch)).toEqual({
      table: { seats: [{ here: true }, { here: true }] },
      seq: null,
      view: { asked: [1] },
    });
  });

  test("leaves the old document alone and shares what did not change", () => {
    const doc = { a: { x: 1 }, b: { y: [1, 2] } };
    const next = applyPatch(doc, [[["a", "x"], 2]]);
    expect([doc.a.x, next.a.x, next.b === doc.b]).toEqual([1, 2, true]);
  });

  test("removes an entry of a list, and closes the gap", () => {
    expect(applyPatch({ list: [1, 2, 3] }, [[["list", 1]]])).toEqual({ list: [1, 3] });
  });

  test("replaces the whole with the empty path", () => {
    expect(applyPatch({ a: 1 }, [[[], { b: 2 }]])).toEqual({ b: 2 });
  });

  test("that does not fit is refused", () => {
    expect(() => applyPatch({ a: null }, [[["a", "b"], 1]])).toThrow(PatchError);
  });
});
