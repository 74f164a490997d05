/** In the browser's storage: the ids of the kept pieces. */
export const KEPT_KEY = "kept-pieces";
