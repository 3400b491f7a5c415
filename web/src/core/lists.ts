/** The order of one's own tables. */
import type { ListedTable } from "../wire";

/** Whether a person must move there, and it is me. */
export function isMyTurn({ status, you, asked, seats }: ListedTable): boolean {
  return status === "running" && you !== null && asked.includes(you) && seats[you]?.kind === "human";
}

/** Where I am waited for comes first, then what happened last; what is over comes last. */
export function urgent(tables: readonly ListedTable[]): ListedTable[] {
  const rank = (table: ListedTable): number => (table.status === "finished" ? 2 : isMyTurn(table) ? 0 : 1);
  return [...tables].sort((a, b) => rank(a) - rank(b) || (b.moved ?? 0) - (a.moved ?? 0));
}
