/** The page that visitors see at every public address until the shop opens. */
export const COMING_SOON_PATH = "/coming-soon";
