/** What somebody wrote or chose as a file to bring to a game: plain data if it is some, else the text itself. */
import type { Json } from "../wire";

export function readBrought(text: string): Json {
  try {
    const read = JSON.parse(text) as Json;
    return read !== null && typeof read === "object" ? read : text;
  } catch {
    return text;
  }
}
