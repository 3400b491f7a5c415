/** As much Markdown as the rules use. */

export interface Span {
  kind: "text" | "strong" | "em" | "code" | "rule" | "mark";
  text: string;
}

export type Block = { kind: "code"; text: string } | { kind: "text" | "item"; spans: Span[] };

/** Numbers of rulings mean nothing to a reader: that it is a ruling does. */
const RULINGS = /\[(?:AMB-\d+(?:, )?)+\]|\(?(?:see|siehe) AMB-\d+\)?/g;
const SPAN = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\b((?:FE|WR|TA|RI|ME)-\d+\.\d+[a-z]?)\b|\[([BDR])\]/g;
const KINDS = ["strong", "em", "code", "rule", "mark"] as const;

export function spans(text: string): Span[] {
  const found: Span[] = [];
  let end = 0;
  text = text.replace(RULINGS, "[R]");
  for (const match of text.matchAll(SPAN)) {
    if (match.index > end) found.push({ kind: "text", text: text.slice(end, match.index) });
    const which = match.slice(1).findIndex((part) => part !== undefined);
    found.push({ kind: KINDS[which] ?? "text", text: match[which + 1] ?? "" });
    end = match.index + match[0].length;
  }
  if (end < text.length) found.push({ kind: "text", text: text.slice(end) });
  return found;
}

export function blocks(text: string): Block[] {
  const found: Block[] = [];
  text.split(/^```.*$/m).forEach((part, i) => {
    if (i % 2) {
      found.push({ kind: "code", text: part.replace(/^\n|\n$/g, "") });
      return;
    }
    const tables = part.split(/((?:^\|.*\n?)+)/m);
    tables.forEach((piece, j) => {
      if (j % 2) {
        found.push({ kind: "code", text: piece.trimEnd() });
        return;
      }
      for (const paragraph of piece.split(/\n\s*\n|\n(?=\s*[-*] )/)) {
        const item = /^\s*[-*] /.test(paragraph);
        const words = paragraph.replace(/^\s*[-*] /, "").replace(/\s+/g, " ").trim();
        if (words) found.push({ kind: item ? "item" : "text", spans: spans(words) });
      }
    });
  });
  return found;
}
