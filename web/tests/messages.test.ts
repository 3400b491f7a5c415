import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

import { Texts } from "../src/core/texts";
import { messages } from "./sources";

const SOURCE = new URL("../src/", import.meta.url).pathname;
const code = globSync("**/*.{svelte,ts}", { cwd: SOURCE }).map((file) => readFileSync(`${SOURCE}${file}`, "utf-8"));

/** Every message that the client names in full: `t("lobby")`, also where one of two is chosen. */
function used(): string[] {
  const found = code.flatMap((text) =>
    [...text.matchAll(/\bt\(([^()`]*?)[,)]/g)].flatMap(([, inside = ""]) => {
      const choice = inside.includes("?") ? inside.slice(inside.indexOf("?")) : inside;
      return [...choice.matchAll(/["']([a-z][a-z0-9-]*)["']/g)].map(([, key]) => `client-${key}`);
    }),
  );
  return [...new Set(found)].sort();
}

test.each(["en", "de"] as const)("every message that the client uses exists in %s", (lang) => {
  const texts = new Texts(lang, messages(lang));
  expect(used().filter((key) => !texts.has(key))).toEqual([]);
  expect(used().length).toBeGreaterThan(150);
});

test("both languages have the same messages of the client", () => {
  const keys = (lang: "en" | "de"): string[] => [...messages(lang).matchAll(/^((?:client|table)-[\w-]+) =/gm)].map(([, key]) => key ?? "");
  expect(keys("de")).toEqual(keys("en"));
});
