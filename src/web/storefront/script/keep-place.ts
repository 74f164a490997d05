const listStrips = () => [...document.querySelectorAll(".card-row, .compare-scroll")];

/** The history keeps where a page stood, and its rows that scroll sideways, for when it is loaded anew. */
export function keepPlace(): void {
  const kept: number[] | undefined = history.state?.strips;
  if (kept) for (const [at, strip] of listStrips().entries()) strip.scrollLeft = kept[at] ?? 0;
  addEventListener("pagehide", () => {
    const strips = listStrips().map((strip) => strip.scrollLeft);
    history.replaceState({ ...history.state, scrollY, strips }, "");
  });
}
