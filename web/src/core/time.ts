/** Times as one says them: "5 minutes ago". */

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["minute", 60],
  ["hour", 60],
  ["day", 24],
  ["month", 30],
  ["year", 12],
];

/** How long ago a moment (in seconds since 1970) was. */
export function ago(moment: number, lang: string, now = Date.now() / 1000): string {
  let amount = Math.max(0, now - moment);
  let unit: Intl.RelativeTimeFormatUnit = "second";
  for (const [larger, size] of STEPS) {
    if (amount < size) break;
    amount /= size;
    unit = larger;
  }
  const words = new Intl.RelativeTimeFormat(lang, { numeric: "auto" });
  return unit === "second" ? words.format(0, "second") : words.format(-Math.floor(amount), unit);
}
