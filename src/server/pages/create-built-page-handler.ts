import type { ServerBuild } from "react-router";
import { createPageHandler, type PageHandler } from "./create-page-handler.ts";
import { isPublicPage, pageOfData } from "./public-page.ts";
import { withoutDesk } from "./without-desk.ts";

/**
 * Handles page requests with the production build; those of public pages with its public routes alone. React
 * Router tries every route twice for each request and makes all of them anew for each page that it
 * renders, and two thirds are the desk's: an eighth of what a rendered list allocates.
 */
export function createBuiltPageHandler(build: ServerBuild): PageHandler {
  const all = createPageHandler(build, "production");
  const publicPages = createPageHandler(withoutDesk(build), "production");
  return (request, variables) => {
    const path = pageOfData(new URL(request.url).pathname);
    return isPublicPage(path) ? publicPages(request, variables) : all(request, variables);
  };
}
