/** Which edition of the map: by day or by night, as the page's colours are. */
import dark from "./art/map-dark.webp";
import darkLarge from "./art/map-dark-large.webp";
import light from "./art/map-light.webp";
import lightLarge from "./art/map-light-large.webp";
import { settings } from "../../core/settings.svelte";

export class Theme {
  private night = $state(false);

  constructor() {
    const query = matchMedia("(prefers-color-scheme: dark)");
    this.night = query.matches;
    $effect(() => {
      const hear = (): void => void (this.night = query.matches);
      query.addEventListener("change", hear);
      return () => query.removeEventListener("change", hear);
    });
  }

  get picture(): { plain: string; large: string } {
    const isDark = settings.theme === "dark" || (settings.theme === "auto" && this.night);
    return isDark ? { plain: dark, large: darkLarge } : { plain: light, large: lightLarge };
  }
}
