/** Addresses and screens: a path with parameters names a screen, and a plain click on a link stays inside the page. */

export type Screen = "home" | "new" | "lobby" | "table" | "replay" | "rules" | "learn" | "lesson" | "decks" | "settings" | "account" | "reports" | "lost";

export interface Place {
  screen: Screen;
  params: Record<string, string>;
  query: URLSearchParams;
}

const ROUTES: [string, Screen][] = [
  ["/", "home"],
  ["/new/:game", "new"],
  ["/lobby", "lobby"],
  ["/t/:id", "table"],
  ["/replay/:id", "replay"],
  ["/replay/:id/:n", "replay"],
  ["/rules", "rules"],
  ["/rules/:id", "rules"],
  ["/learn", "learn"],
  ["/learn/:game", "learn"],
  ["/learn/:game/:lesson", "lesson"],
  ["/decks", "decks"],
  ["/decks/:id", "decks"],
  ["/settings", "settings"],
  ["/account", "account"],
  ["/admin/reports", "reports"],
];

export function placeOf(url: URL): Place {
  const parts = url.pathname.replace(/(.)\/+$/, "$1").split("/");
  for (const [pattern, screen] of ROUTES) {
    const wanted = pattern.split("/");
    const params: Record<string, string> = {};
    const fits =
      wanted.length === parts.length &&
      wanted.every((want, i) => {
        const part = parts[i] ?? "";
        if (!want.startsWith(":")) return want === part;
        params[want.slice(1)] = decodeURIComponent(part);
        return part !== "";
      });
    if (fits) return { screen, params, query: url.searchParams };
  }
  return { screen: "lost", params: {}, query: url.searchParams };
}

class Router {
  place = $state.raw<Place>({ screen: "home", params: {}, query: new URLSearchParams() });

  start(): void {
    this.read();
    addEventListener("popstate", () => this.read());
    addEventListener("click", (event) => this.click(event));
  }

  go(path: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", path);
    this.read();
    if (!replace) scrollTo(0, 0);
  }

  private read(): void {
    this.place = placeOf(new URL(location.href));
  }

  private click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/") || link.getAttribute("href")?.startsWith("#")) return;
    event.preventDefault();
    this.go(link.pathname + link.search);
  }
}

export const router = new Router();
