import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { Shop } from "#domain/shop.ts";
import type { Visit } from "#http/request-context.ts";
import { bytesContext, type PageBytes, shopContext, visitContext } from "#http/loader-context.ts";

export type Pages = (request: Request, variables: Visit & { shop: Shop }) => Promise<Response>;

/** The pages of a build, as one function from request to answer. */
export function createPages(
  build: ServerBuild | (() => Promise<ServerBuild>),
  mode: "production" | "development",
): Pages {
  const handle = createRequestHandler(build, mode);
  return async (request, { shop, ...visit }) => {
    const context = new RouterContextProvider();
    context.set(shopContext, shop);
    context.set(visitContext, visit);
    const bytes: PageBytes = { page: null };
    context.set(bytesContext, bytes);
    const answer = await handle(request, context);
    const { status, headers } = answer;
    return bytes.page ? new Response(bytes.page, { status, headers }) : answer;
  };
}
