import { text } from "node:stream/consumers";
import { renderToString } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { DatabaseUnavailableError } from "#domain/errors.ts";
import { pageOutputContext, shopContext, requestContext } from "#http/loader-context.ts";
import { RequestIdContext } from "./error-page/request-id-context.ts";
import { escapeHtmlCharacters } from "./seo/escape-json.ts";
import { MemoizeHtmlContext } from "./ui/memoized-html.tsx";
import { memoizeHtml } from "./memoize-html.server.tsx";

/**
 * Renders the whole page before the first byte, so that the status is always right. renderToString takes
 * 0.73 of the processor time of React's streaming renderers, which encode each chunk separately and
 * render twice because React Router suspends on its loader data; see docs/performance.md.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...routerContext }: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, requestId } = context.get(requestContext);
  const data = serverHandoffStream ? await text(serverHandoffStream) : null;
  const document = renderToString(
    <RequestIdContext value={requestId}>
      <MemoizeHtmlContext value={memoizeHtml}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </MemoizeHtmlContext>
    </RequestIdContext>,
  );
  // renderToString omits the doctype, without which browsers use quirks mode.
  const html = `<!DOCTYPE html>${document}`;
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (request.method !== "HEAD") {
    const hasScripts = data !== null && routerContext.renderMeta?.didRenderScripts === true;
    const page = hasScripts
      ? appendLoaderData(html, loaderDataScript(data, nonce))
      : Buffer.from(html);
    context.get(pageOutputContext).bytes = page;
  }
  return new Response(null, { status, headers });
}

const PAGE_END = "</body></html>";

/** Concatenates bytes, since concatenating strings would copy the whole page once more. */
function appendLoaderData(html: string, script: string): Buffer<ArrayBuffer> {
  if (!html.endsWith(PAGE_END)) throw new Error("The rendered page has no closing body tag.");
  const page = Buffer.from(html);
  return Buffer.concat([page.subarray(0, -PAGE_END.length), Buffer.from(script + PAGE_END)]);
}

/**
 * Passes the loader data to the router in the browser, through the stream that React Router's own
 * server entry uses. The data has an element of its own, since inside a script string every quote would
 * be escaped once more.
 */
function loaderDataScript(data: string, nonce: string): string {
  const stream = "window.__reactRouterContext.streamController";
  // Found by position, since an id could collide with one in a text of the shop.
  const element = "document.currentScript.previousSibling.text";
  const enqueue = `${stream}.enqueue(${element});${stream}.close();`;
  return `<script type="application/json">${escapeHtmlCharacters(data)}</script><script nonce="${nonce}">${enqueue}</script>`;
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
