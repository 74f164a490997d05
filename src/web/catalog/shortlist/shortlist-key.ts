/** In the browser's storage: the ids of the kept pieces. */
export const SHORTLIST_KEY = "shortlist";
