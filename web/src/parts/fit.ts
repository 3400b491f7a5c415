/** Lettering gets smaller until its words stay whole and all of it is inside the element around it. */
export function fit(node: HTMLElement): () => void {
  const box = node.parentElement!;
  const overflows = (): boolean => node.scrollWidth > node.clientWidth || box.scrollHeight > box.clientHeight;
  function resize(): void {
    node.style.fontSize = "";
    const usual = parseFloat(getComputedStyle(node).fontSize);
    for (let size = usual - 0.5; size >= SMALLEST * usual && overflows(); size -= 0.5) node.style.fontSize = `${size}px`;
  }
  const sizes = new ResizeObserver(resize);
  const words = new MutationObserver(resize);
  sizes.observe(box);
  words.observe(node, { characterData: true, childList: true, subtree: true });
  resize();
  return () => {
    sizes.disconnect();
    words.disconnect();
  };
}

const SMALLEST = 0.6;
