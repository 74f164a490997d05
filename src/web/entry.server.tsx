import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { DatabaseUnavailableError } from "#domain/errors.ts";
import { pageOutputContext, shopContext, requestContext } from "#http/loader-context.ts";
import { RequestIdContext } from "./admin/navigation/request-id-context.ts";

/** Renders a screen of the desk whole before the first byte, so that the status is always right. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, requestId } = context.get(requestContext);
  const document = await renderToReadableStream(
    <RequestIdContext value={requestId}>
      <ServerRouter context={routerContext} nonce={nonce} url={request.url} />
    </RequestIdContext>,
    { nonce, signal: request.signal },
  );
  await document.allReady;
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(request.method === "HEAD" ? null : document, { status, headers });
}

/** Logs an error of a loader or of rendering with its request id; the page handler reports a lost database. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
): void {
  if (request.signal.aborted) return;
  if (error instanceof DatabaseUnavailableError) {
    context.get(pageOutputContext).databaseError = error;
    return;
  }
  const { requestId } = context.get(requestContext);
  context
    .get(shopContext)
    .log.error("page render failed; serving the error page", { requestId, error });
}
