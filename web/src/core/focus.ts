/** Remembers what has the focus; the answer gives it back, if it is still there and nothing else has taken it. */
export function returnFocus(): () => void {
  const before = document.activeElement;
  return () => {
    if (!(before instanceof HTMLElement || before instanceof SVGElement) || !before.isConnected) return;
    const now = document.activeElement;
    if (!now || now === document.body || now.closest("dialog, aside")) before.focus();
  };
}

const FIELDS = "input:not([type=checkbox], [type=radio], [type=range], [readonly]), textarea";

/**
 * What has opened takes the focus: its field, so that one can write at once, else it itself, so that no key presses a
 * button by accident. A finger has no keyboard until it asks for one.
 */
export function takeFocus(opened: HTMLElement): void {
  const field = matchMedia("(pointer: coarse)").matches ? null : opened.querySelector<HTMLElement>(FIELDS);
  (field ?? opened).focus();
}
