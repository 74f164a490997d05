/** The sentences of the home page's screen and of the film's. */
export const MESSAGES = {
  home: {
    title: "Home page",
    lede: "Drag to reorder. Turn off what you don’t need. Select a section to edit it.",
    header: "Header with your name",
    footer: "Newsletter and footer",
    help: "Drag it, or press the arrow keys.",
    position: (section: string, place: number, count: number) =>
      `${section}, position ${place} of ${count}`,
    moved: (section: string) => `${section} moved`,
    move: (section: string) => `Move ${section}`,
    show: (section: string) => `Show ${section}`,
    off: "Off",
  },
  film: {
    title: "Film",
    lede: "It loads only when a visitor presses play.",
    url: "A YouTube or Vimeo link, or a film file of this site. Leave blank for no film.",
  },
} as const;
