import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import {
  pageOutputContext,
  type PageOutput,
  shopContext,
  requestContext,
} from "#http/loader-context.ts";
import type { PageHandler } from "./page-handler.ts";

/**
 * Handles requests for the desk with a React Router build.
 * @throws DatabaseUnavailableError
 */
export function createDeskHandler(
  build: ServerBuild | (() => Promise<ServerBuild>),
  mode: "production" | "development",
): PageHandler {
  const handle = createRequestHandler(build, mode);
  return async (request, { shop, ...variables }) => {
    const context = new RouterContextProvider();
    context.set(shopContext, shop);
    context.set(requestContext, variables);
    const output: PageOutput = { databaseError: null };
    context.set(pageOutputContext, output);
    const response = await handle(request, context);
    if (output.databaseError) throw output.databaseError;
    return response;
  };
}
