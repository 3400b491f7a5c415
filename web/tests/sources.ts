/** The messages as the server sends them: read from the repository. */
import { globSync, readFileSync } from "node:fs";

const MATHOM = new URL("../../src/mathom/", import.meta.url).pathname;

export function messages(lang: "en" | "de"): string {
  const files = [...globSync(`texts/${lang}/*.ftl`, { cwd: MATHOM }).sort(), ...globSync(`games/**/texts/${lang}/*.ftl`, { cwd: MATHOM }).sort()];
  return files.map((file) => readFileSync(`${MATHOM}${file}`, "utf-8")).join("\n");
}

export const fact = (path: string): unknown => JSON.parse(readFileSync(`${MATHOM}${path}`, "utf-8"));
