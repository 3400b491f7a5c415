/** How tightly a table is laid: as loosely as fits without scrolling, and a sign where even the tightest does not. */
export function snug(node: HTMLElement): () => void {
  const resize = (): void => {
    // A phone scrolls anyway.
    const most = node.clientWidth < NARROW ? 0 : TIGHTEST;
    for (let tight = 0; tight <= most; tight++) {
      node.dataset.tight = String(tight);
      if (node.scrollHeight <= node.clientHeight + SLACK) break;
    }
    cue();
  };
  const cue = (): void => {
    node.toggleAttribute("data-more", node.scrollTop + node.clientHeight < node.scrollHeight - SLACK);
  };
  const sizes = new ResizeObserver(resize);
  const changes = new MutationObserver(resize);
  sizes.observe(node);
  changes.observe(node, { childList: true, subtree: true });
  node.addEventListener("scroll", cue, { passive: true });
  resize();
  return () => {
    sizes.disconnect();
    changes.disconnect();
    node.removeEventListener("scroll", cue);
  };
}

const TIGHTEST = 3;
const NARROW = 600;
/** Pixels that nobody misses. */
const SLACK = 6;
