import { COMING_SOON_PATH } from "#contract/settings/coming-soon.ts";
import { getShopState } from "#domain/infrastructure/settings/get-shop-state.ts";
import type { PageHandler } from "./page-handler.ts";
import { isPublicPage } from "./public-page.ts";

/**
 * Puts the coming-soon page in the place of every public page that exists, for visitors of a closed shop.
 * An unknown address stays a 404.
 */
export function showComingSoon(pages: PageHandler): PageHandler {
  return async (request, variables) => {
    const url = new URL(request.url);
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (!isRead || variables.user || !isPublicPage(url.pathname)) return pages(request, variables);
    const state = await getShopState(variables.shop).catch((error: unknown) => ({ error }));
    if ("error" in state) return failAsPage(state.error, await pages(request, variables));
    if (state.isOpen) return pages(request, variables);
    const page = await pages(request, variables);
    if (page.status >= 400) return page;
    const comingSoon = new URL(`${COMING_SOON_PATH}${url.search}`, url);
    return pages(new Request(comingSoon, request), variables);
  };
}

/** Pages read the settings too: where they cannot be read, the page fails as well and says so to people. */
function failAsPage(error: unknown, page: Response): Response {
  if (page.status < 500) throw error;
  return page;
}
