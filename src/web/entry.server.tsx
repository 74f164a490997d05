import { text } from "node:stream/consumers";
import { renderToString } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { pageBytesContext, shopContext, requestContext } from "#http/loader-context.ts";
import { RequestIdContext } from "./error-page/request-id-context.ts";
import { escapeHtmlCharacters } from "./seo/escape-json.ts";
import { MemoizeHtmlContext } from "./ui/memoized-html.tsx";
import { memoizeHtml } from "./memoize-html.server.tsx";

/**
 * Renders a page whole before the first byte, so that its status is always the true one. Nobody waits
 * for a part of it, so it is written as one text: React's streams encode each of its thousands of pieces,
 * and the router's data would make it render a second time.
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
  // Written as one text it comes without, and without it browsers lay pages out as in 1998.
  const html = `<!DOCTYPE html>${document}`;
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (request.method !== "HEAD") {
    const hasScripts = data !== null && routerContext.renderMeta?.didRenderScripts === true;
    const page = hasScripts ? withData(html, handOver(data, nonce)) : Buffer.from(html);
    context.get(pageBytesContext).page = page;
  }
  return new Response(null, { status, headers });
}

const END = "</body></html>";

/** In bytes: put together as text, the whole page would be copied once more. */
function withData(html: string, script: string): Buffer<ArrayBuffer> {
  if (!html.endsWith(END)) throw new Error("A page does not end as a page.");
  const page = Buffer.from(html);
  return Buffer.concat([page.subarray(0, -END.length), Buffer.from(script + END)]);
}

/**
 * Gives the router in the browser what the loaders said, through the stream it waits at. It stands in an
 * element of its own, since within a script all of its quotes had to be escaped once more.
 */
function handOver(data: string, nonce: string): string {
  const stream = "window.__reactRouterContext.streamController";
  // By its place and not by a name, which a text of the shop might bear as well.
  const said = "document.currentScript.previousSibling.text";
  const give = `${stream}.enqueue(${said});${stream}.close();`;
  return `<script type="application/json">${escapeHtmlCharacters(data)}</script><script nonce="${nonce}">${give}</script>`;
}

/** An error in a loader or in the rendering: what is not a broken rule is logged under the request's id. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
): void {
  if (request.signal.aborted) return;
  const { requestId } = context.get(requestContext);
  context.get(shopContext).log.error("page failed", { requestId, error });
}
