let shownPath = "";

/** To be called once a page is on the screen. While the next one is rendered, its path is still stored. */
export function storeShownPath(path: string): void {
  shownPath = path;
}

export const isShownPath = (path: string): boolean => path === shownPath;
