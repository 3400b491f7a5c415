/** Which edition of the map: by day or by night, as the page's colours are. */
import { settings } from "../core/settings.svelte";

export interface Edition {
  plain: string;
  large: string;
}

export class Theme {
  private night = $state(false);

  constructor(
    private readonly day: Edition,
    private readonly dark: Edition,
  ) {
    const query = matchMedia("(prefers-color-scheme: dark)");
    this.night = query.matches;
    $effect(() => {
      const hear = (): void => void (this.night = query.matches);
      query.addEventListener("change", hear);
      return () => query.removeEventListener("change", hear);
    });
  }

  get picture(): Edition {
    const isDark = settings.theme === "dark" || (settings.theme === "auto" && this.night);
    return isDark ? this.dark : this.day;
  }
}
