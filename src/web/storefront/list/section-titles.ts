/** What the two sections of the list are called. */
export const SECTION_TITLES = { collections: "Collections", pieces: "Pieces" };
