import type {
  Created,
  GameInfo,
  ListedTable,
  Me,
  Moment,
  MomentView,
  NewTable,
  Refusal,
  Report,
  Rule,
  Table,
  TableList,
} from "../wire";

/** The server's clock minus ours, in seconds, from the last answer's `Date`. */
export let skew = 0;

/** An answer that is not what was asked for. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
  ) {
    super(refusal.says);
  }
}

function csrf(): string {
  const found = document.cookie.split("; ").find((part) => part.startsWith("mathom-csrf="));
  return found ? decodeURIComponent(found.slice("mathom-csrf=".length)) : "";
}

async function request(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = {};
  if (method !== "GET") headers["x-csrf-token"] = csrf();
  if (body !== undefined) headers["content-type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  } catch {
    throw new ApiError(0, { error: "client-no-server", says: "The server cannot be reached." });
  }
  const date = Date.parse(answer.headers.get("date") ?? "");
  if (date) skew = Math.abs(date - Date.now()) < 2000 ? 0 : (date - Date.now()) / 1000;
  if (!answer.ok) throw new ApiError(answer.status, await refusalOf(answer));
  return answer;
}

async function refusalOf(answer: Response): Promise<Refusal> {
  const said: unknown = await answer.json().catch(() => null);
  const given = (said !== null && typeof said === "object" ? said : {}) as Partial<Refusal> & { detail?: string };
  return {
    error: given.error ?? `client-status-${answer.status}`,
    args: given.args,
    reasons: given.reasons,
    says: given.says ?? given.detail ?? `${answer.status} ${answer.statusText}`,
  };
}

const get = async <T>(path: string): Promise<T> => (await request("GET", path)).json() as Promise<T>;
const send = async <T>(method: string, path: string, body?: unknown): Promise<T> =>
  (await request(method, path, body)).json() as Promise<T>;
const query = (of: Record<string, string | undefined>): string =>
  new URLSearchParams(Object.entries(of).filter((pair): pair is [string, string] => Boolean(pair[1]))).toString();

export const api = {
  me: () => get<Me>("/api/me"),
  rename: (name: string) => send<Me>("PATCH", "/api/me", { name }),
  register: (name: string, password: string) => send<Me>("POST", "/api/accounts", { name, password }),
  login: (name: string, password: string) => send<Me>("POST", "/api/login", { name, password }),
  logout: () => send<Me>("POST", "/api/logout"),

  games: () => get<GameInfo[]>("/api/games"),
  texts: async (lang: string) => (await request("GET", `/api/texts/${lang}`)).text(),
  rule: (id: string, lang: string) => get<Rule>(`/api/rules/${encodeURIComponent(id)}?${query({ lang })}`),
  rules: (lang: string, game?: string, q?: string) => get<Rule[]>(`/api/rules?${query({ lang, game, q })}`),

  create: (table: NewTable) => send<Created>("POST", "/api/tables", table),
  tables: (list: TableList) => get<ListedTable[]>(`/api/tables?${query({ list })}`),
  table: (id: string) => get<Table>(`/api/tables/${id}`),
  join: (id: string, invite?: string, seat?: number) =>
    send<{ seat: number }>("POST", `/api/tables/${id}/join`, { invite, seat }),
  moments: (id: string, invite?: string) => get<Moment[]>(`/api/tables/${id}/moments?${query({ invite })}`),
  moment: (id: string, n: number, seat?: number, invite?: string) =>
    get<MomentView>(`/api/tables/${id}/moments/${n}?${query({ seat: seat === undefined ? undefined : String(seat), invite })}`),
  continueFrom: (id: string, n: number, invite?: string) => send<Created>("POST", `/api/tables/${id}/continue`, { n, invite }),

  report: (table: string, n: number | undefined, words: string) => send<{ id: string }>("POST", "/api/reports", { table, n, words }),
  reports: () => get<Report[]>("/api/admin/reports"),
};
