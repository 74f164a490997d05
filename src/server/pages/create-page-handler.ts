import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { Shop } from "#domain/shop.ts";
import type { RequestContext } from "#http/request-context.ts";
import {
  pageBytesContext,
  type PageBytes,
  shopContext,
  requestContext,
} from "#http/loader-context.ts";

export type PageHandler = (
  request: Request,
  variables: RequestContext & { shop: Shop },
) => Promise<Response>;

/** The pages of a build, as one function from request to answer. */
export function createPageHandler(
  build: ServerBuild | (() => Promise<ServerBuild>),
  mode: "production" | "development",
): PageHandler {
  const handle = createRequestHandler(build, mode);
  return async (request, { shop, ...visit }) => {
    const context = new RouterContextProvider();
    context.set(shopContext, shop);
    context.set(requestContext, visit);
    const bytes: PageBytes = { page: null };
    context.set(pageBytesContext, bytes);
    const answer = await handle(request, context);
    const { status, headers } = answer;
    return bytes.page ? new Response(bytes.page, { status, headers }) : answer;
  };
}
