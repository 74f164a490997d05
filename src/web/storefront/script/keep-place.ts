/** The history keeps where a page stood, and its rows that scroll sideways, for when it is loaded anew. */
export function keepPlace(): void {
  const strips = [...document.querySelectorAll(".card-row")];
  for (const [at, strip] of strips.entries()) strip.scrollLeft = history.state?.strips?.[at];
  addEventListener("pagehide", () => {
    const lefts = strips.map((strip) => strip.scrollLeft);
    history.replaceState({ ...history.state, scrollY, strips: lefts }, "");
  });
}
