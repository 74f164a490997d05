import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import type { ReactNode } from "react";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { shopContext, visitContext } from "#http/load-context.ts";
import { RequestIdContext } from "./request-id.ts";

/** Renders a page whole before the first byte, so that its status is always the true one. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, requestId } = context.get(visitContext);
  let failed = false;
  const onError = (error: unknown) => {
    failed = true;
    context.get(shopContext).log.error("page failed to render", { requestId, error });
  };
  const page = (
    <RequestIdContext value={requestId}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </RequestIdContext>
  );
  const body: Buffer<ArrayBuffer> = await renderWhole(page, {
    nonce,
    onError,
    signal: request.signal,
  });
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(request.method === "HEAD" ? null : body, {
    status: failed ? 500 : status,
    headers,
  });
}

type Options = { nonce: string; onError: (error: unknown) => void; signal: AbortSignal };

/** As one piece: streams of the web would cost a fifth of the rendering, and nobody waits for a part. */
function renderWhole(
  page: ReactNode,
  { nonce, onError, signal }: Options,
): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        chunks.push(chunk);
        done();
      },
      final: (done) => {
        resolve(Buffer.concat(chunks));
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      onError,
      onShellError: reject,
      onAllReady: () => pipe(sink),
    });
    signal.addEventListener("abort", () => abort(signal.reason), { once: true });
  });
}

/** An error in a loader: what is not a broken rule is logged under the request's id. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
): void {
  if (request.signal.aborted) return;
  const { requestId } = context.get(visitContext);
  context.get(shopContext).log.error("page failed", { requestId, error });
}
