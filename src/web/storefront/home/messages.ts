/**
 * The sentences of the home page. "Browse by Category", "Latest from the Atelier", "Collections Coming Soon" and
 * "About the Artist" are literal.
 */
export const MESSAGES = {
  figures: "Pieces in the photo",
  categories: "Browse by Category",
  latest: {
    title: "Latest from the Atelier",
    all: "All Collections",
    none: "Collections Coming Soon",
    noneText: "The first stories are being written. Until then, see what’s on the bench.",
    pieces: "See the pieces",
  },
  newest: {
    title: "New from the bench",
    all: (count: number) => `All ${count} pieces`,
    open: "See this piece",
    only: "The first piece in the shop. More are on the bench.",
  },
  artist: {
    title: "About the Artist",
    about: "About",
    posts: "From Instagram",
    video: "Video",
  },
} as const;
