import type { Shop } from "#domain/shop.ts";
import type { RequestContext } from "#http/request-context.ts";
import { isDeskPath } from "./public-page.ts";

export type PageHandler = (
  request: Request,
  variables: RequestContext & { shop: Shop },
) => Promise<Response>;

/** Handles every request for a page: the desk's, and else a public page, of which one says that there is none. */
export const createPageHandler =
  (publicPages: PageHandler, desk: PageHandler): PageHandler =>
  async (request, variables) => {
    if (!isDeskPath(new URL(request.url).pathname)) return publicPages(request, variables);
    const screen = await desk(request, variables);
    // A screen of what is not there says so itself.
    const isNoScreen = screen.status === 404 && screen.body === null;
    return isNoScreen ? publicPages(request, variables) : screen;
  };
