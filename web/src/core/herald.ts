/** Tells a player who looks elsewhere that it is their turn. */
import { settings } from "./settings.svelte";

/** Two soft notes; a browser that does not let us stays silent. */
export function chime(): void {
  try {
    const audio = new AudioContext();
    const notes = [523.25, 783.99].map((pitch, i) => {
      const [tone, volume, start] = [audio.createOscillator(), audio.createGain(), audio.currentTime + i * 0.16];
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0.0001, start);
      volume.gain.exponentialRampToValueAtTime(0.12, start + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.5);
      tone.connect(volume).connect(audio.destination);
      tone.start(start);
      tone.stop(start + 0.55);
      return tone;
    });
    notes.at(-1)?.addEventListener("ended", () => void audio.close());
  } catch {
    // No sound here.
  }
}

/** Whether the system lets us notify; asks if nobody has answered yet. */
export async function mayNotify(): Promise<boolean> {
  if (!("Notification" in globalThis)) return false;
  return (Notification.permission === "default" ? await Notification.requestPermission() : Notification.permission) === "granted";
}

export function announceTurn(title: string, text: string, tag: string): void {
  if (settings.sound) chime();
  if (!settings.notify || !document.hidden || !("Notification" in globalThis) || Notification.permission !== "granted") return;
  const shown = new Notification(title, { body: text, tag, icon: "/mathom.svg" });
  shown.onclick = () => {
    focus();
    shown.close();
  };
}
