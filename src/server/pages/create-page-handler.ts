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

/** Handles page requests with a React Router build. */
export function createPageHandler(
  build: ServerBuild | (() => Promise<ServerBuild>),
  mode: "production" | "development",
): PageHandler {
  const handle = createRequestHandler(build, mode);
  return async (request, { shop, ...variables }) => {
    const context = new RouterContextProvider();
    context.set(shopContext, shop);
    context.set(requestContext, variables);
    const bytes: PageBytes = { page: null };
    context.set(pageBytesContext, bytes);
    const response = await handle(request, context);
    const { status, headers } = response;
    return bytes.page ? new Response(bytes.page, { status, headers }) : response;
  };
}
