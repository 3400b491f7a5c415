/** Remembers what has the focus; the answer gives it back, if it is still there and nothing else has taken it. */
export function returnFocus(): () => void {
  const before = document.activeElement;
  return () => {
    if (!(before instanceof HTMLElement || before instanceof SVGElement) || !before.isConnected) return;
    const now = document.activeElement;
    if (!now || now === document.body || now.closest("dialog, aside")) before.focus();
  };
}
