import type { Change, Json, Path } from "../wire";

/** A patch that does not fit the document: the feed has a hole, and the whole must be asked for again. */
export class PatchError extends Error {}

/** The document after the changes. What did not change is shared with the old one, which stays as it was. */
export function applyPatch<T>(doc: T, patch: readonly Change[]): T {
  let next: unknown = doc;
  for (const [path, ...value] of patch) {
    next = value.length ? put(next, path, 0, value[0] as Json) : drop(next, path, 0);
  }
  return next as T;
}

function put(node: unknown, path: Path, at: number, value: Json): unknown {
  if (at === path.length) return value;
  const copy = opened(node, path, at);
  const key = path[at] as string;
  copy[key] = put(copy[key], path, at + 1, value);
  return copy;
}

function drop(node: unknown, path: Path, at: number): unknown {
  if (path.length === 0) return null;
  const copy = opened(node, path, at);
  const key = path[at] as string;
  if (at < path.length - 1) {
    copy[key] = drop(copy[key], path, at + 1);
  } else if (Array.isArray(copy)) {
    copy.splice(Number(key), 1);
  } else {
    delete copy[key];
  }
  return copy;
}

function opened(node: unknown, path: Path, at: number): Record<string, unknown> {
  if (Array.isArray(node)) return [...node] as unknown as Record<string, unknown>;
  if (node !== null && typeof node === "object") return { ...node } as Record<string, unknown>;
  throw new PatchError(`nothing at ${path.slice(0, at).join("/") || "the top"}`);
}
