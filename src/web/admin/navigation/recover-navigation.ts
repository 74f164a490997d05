import { canReach } from "./can-reach.ts";
import { getNavigation, setNavigation } from "./navigation-store.ts";

/** Once scripts did not load, the router waits for them forever. */
let isOutdated = false;

export const willScriptsLoad = (): boolean => !isOutdated;

/**
 * Opens the pressed page where its scripts cannot be loaded, because a new version has replaced them or the
 * line failed. The router then reloads the current page, and the press would be lost; offline the browser's
 * own error page would come. Browsers without the Navigation API do as the router does.
 */
export function recoverNavigations(): void {
  window.navigation?.addEventListener("navigate", (event) => {
    const { target, unreachable } = getNavigation();
    if (event.navigationType !== "reload" || event.userInitiated) return;
    if (target === null && unreachable === null) return;
    event.preventDefault();
    // The router reloads once for each script that failed.
    if (isOutdated || target === null) return;
    isOutdated = true;
    void openDocument(target);
  });
}

/** Opens a page by a full navigation, while the shop answers; else says that it cannot be reached. */
export async function openDocument(href: string): Promise<void> {
  const isReached = await canReach(href);
  if (getNavigation().target !== href) return;
  if (isReached) location.assign(href);
  else setNavigation({ target: null, unreachable: href });
}
