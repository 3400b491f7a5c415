import type {
  Alignment,
  Args,
  CardRecord,
  CardWords,
  Chances,
  CourseInfo,
  Created,
  DeckData,
  DeckFault,
  DeckSizes,
  GameInfo,
  Happened,
  Json,
  KeptDeck,
  LessonNow,
  ListedTable,
  LogPage,
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
    // A request that changes something is finished, and its cookie kept, also when somebody leaves the page meanwhile.
    answer = await fetch(path, { method, headers, keepalive: method !== "GET", body: body === undefined ? undefined : JSON.stringify(body) });
  } catch {
    throw new ApiError(0, { error: "client-no-server", says: "The server cannot be reached." });
  }
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
  changePassword: (old: string, fresh: string) => send<Me>("PUT", "/api/me/password", { old, new: fresh }),
  deleteAccount: (password: string) => send<Me>("POST", "/api/me/delete", { password }),

  games: () => get<GameInfo[]>("/api/games"),
  /** The messages that every page needs; with a game, those that its players need besides. */
  texts: async (lang: string, game?: string) =>
    (await request("GET", `/api/texts/${lang}${game ? `/${encodeURIComponent(game)}` : ""}`)).text(),
  rule: (id: string, lang: string) => get<Rule>(`/api/rules/${encodeURIComponent(id)}?${query({ lang })}`),
  rules: (lang: string, game?: string, q?: string) => get<Rule[]>(`/api/rules?${query({ lang, game, q })}`),

  cards: (lang: string) => get<CardRecord[]>(`/api/meccg/cards/${lang}`),
  cardWords: (lang: string, id: string) => get<CardWords>(`/api/meccg/cards/${lang}/${encodeURIComponent(id)}`),
  builtInDecks: () => get<{ name: string; alignment: Alignment; lacking: number; suggested: number | null }[]>("/api/meccg/decks"),
  builtInDeck: (name: string) => get<DeckData>(`/api/meccg/decks/${encodeURIComponent(name)}`),
  checkDeck: (deck: DeckData, variant: Args) =>
    send<{ faults: DeckFault[]; creatures: number; sizes: DeckSizes; lacking: string[] }>("POST", "/api/meccg/decks/check", { deck, variant }),
  readDeck: (text: string) =>
    send<{ deck: DeckData; unmatched: { line: number; text: string; near: string[] }[] }>("POST", "/api/meccg/decks/read", { text }),
  writeDeck: (deck: DeckData, form: string, lang: string) => send<{ text: string }>("POST", "/api/meccg/decks/write", { deck, form, lang }),
  decks: () => get<KeptDeck[]>("/api/me/decks"),
  keepDeck: (id: string, deck: DeckData) => send<KeptDeck>("PUT", `/api/me/decks/${encodeURIComponent(id)}`, { deck }),
  dropDeck: (id: string) => send<{ id: string }>("DELETE", `/api/me/decks/${encodeURIComponent(id)}`),

  courses: () => get<CourseInfo[]>("/api/lessons"),
  lesson: (game: string, name: string, choices: string[], more: { choose?: string; why?: string }) =>
    send<LessonNow>("POST", `/api/lessons/${encodeURIComponent(game)}/${encodeURIComponent(name)}`, { choices, ...more }),

  create: (table: NewTable) => send<Created>("POST", "/api/tables", table),
  tables: (list: TableList) => get<ListedTable[]>(`/api/tables?${query({ list })}`),
  table: (id: string, invite?: string) => get<Table>(`/api/tables/${id}?${query({ invite })}`),
  join: (id: string, invite?: string, seat?: number) =>
    send<{ seat: number }>("POST", `/api/tables/${id}/join`, { invite, seat }),
  moments: (id: string, invite?: string) => get<Moment[]>(`/api/tables/${id}/moments?${query({ invite })}`),
  moment: (id: string, n: number, seat?: number, invite?: string) =>
    get<MomentView>(`/api/tables/${id}/moments/${n}?${query({ seat: seat === undefined ? undefined : String(seat), invite })}`),
  log: (id: string, before?: number, invite?: string) =>
    get<LogPage>(`/api/tables/${id}/log?${query({ before: before === undefined ? undefined : String(before), invite })}`),
  since: (id: string, invite?: string) => get<Happened[]>(`/api/tables/${id}/since?${query({ invite })}`),
  odds: (id: string, about: string) => get<{ odds: Json }>(`/api/tables/${id}/odds?${query({ about })}`),
  chances: (id: string, invite?: string) => get<Chances>(`/api/tables/${id}/chances?${query({ invite })}`),
  continueFrom: (id: string, n: number, invite?: string) => send<Created>("POST", `/api/tables/${id}/continue`, { n, invite }),

  report: (table: string, n: number | undefined, words: string, invite?: string) =>
    send<{ id: string }>("POST", "/api/reports", { table, n, words, invite }),
  reports: () => get<Report[]>("/api/admin/reports"),
};
