const listStrips = () => [...document.querySelectorAll(".card-row, .compare-scroll")];

/** The history keeps where a page stood, and its rows that scroll sideways, for when it is loaded anew. */
export function keepPlace(): void {
  const kept: number[] | undefined = history.state?.strips;
  if (kept) for (const [at, strip] of listStrips().entries()) strip.scrollLeft = kept[at] ?? 0;
  // Noted while it is scrolled: asked for when the page is left, it has the whole page laid out before the next one.
  let place = {};
  const note = () => (place = { scrollY, strips: listStrips().map((strip) => strip.scrollLeft) });
  document.addEventListener("scroll", note, { capture: true, passive: true });
  addEventListener("pagehide", () => {
    history.replaceState({ ...history.state, ...place }, "");
  });
}
