import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { Shop } from "#domain/shop.ts";
import type { RequestContext } from "#http/request-context.ts";
import {
  pageOutputContext,
  type PageOutput,
  shopContext,
  requestContext,
} from "#http/loader-context.ts";

export type PageHandler = (
  request: Request,
  variables: RequestContext & { shop: Shop },
) => Promise<Response>;

/**
 * Handles page requests with a React Router build.
 * @throws DatabaseUnavailableError
 */
export function createPageHandler(
  build: ServerBuild | (() => Promise<ServerBuild>),
  mode: "production" | "development",
): PageHandler {
  const handle = createRequestHandler(build, mode);
  return async (request, { shop, ...variables }) => {
    const context = new RouterContextProvider();
    context.set(shopContext, shop);
    context.set(requestContext, variables);
    const output: PageOutput = { bytes: null, databaseError: null };
    context.set(pageOutputContext, output);
    const response = await handle(request, context);
    if (output.databaseError) throw output.databaseError;
    const { status, headers } = response;
    return output.bytes ? new Response(output.bytes, { status, headers }) : response;
  };
}
