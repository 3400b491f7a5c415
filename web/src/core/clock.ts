import type { Clock } from "../wire";

/** The time that the server's clocks go by minus ours, in seconds. */
let ahead = 0;

/** The server has said what time its clocks go by. */
export function setTime(at: number): void {
  ahead = at - Date.now() / 1000;
}

/** The seconds that a seat has left now; undefined without a clock. */
export function secondsLeft(clock: Clock, seat: number, now: number): number | undefined {
  const left = clock.left?.[seat];
  if (clock.kind === "none" || left === undefined || left === null) return undefined;
  if (!clock.running?.includes(seat) || clock.at === undefined) return left;
  return Math.max(0, left - Math.max(0, now / 1000 + ahead - clock.at));
}

/** `4:07`, `1:02:03`, `2 d 5 h`. */
export function told(seconds: number): string {
  const whole = Math.ceil(seconds);
  const [days, hours, minutes] = [Math.floor(whole / 86400), Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  if (days >= 2) return `${days} d ${hours % 24} h`;
  const two = (n: number): string => String(n).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}
