import { hasEnded, watchImport } from "#domain/importing/imports/state/watch-import.ts";
import type { Shop } from "#domain/shop.ts";

export const EVENT_STREAM = "text/event-stream";

/** Proxies close idle connections. */
const KEEP_ALIVE_MILLISECONDS = 15_000;

/**
 * Streams an import's progress as server-sent events until it ends, the shop stops or the client
 * disconnects.
 * @param gone aborts when the client disconnects
 */
export function streamImportProgress(shop: Shop, syncLogId: number, gone: AbortSignal): Response {
  const ending = new AbortController();
  const end = () => ending.abort();
  const signal = AbortSignal.any([ending.signal, gone, shop.jobs.stopping]);
  const encoder = new TextEncoder();
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: async (controller) => {
      const send = (text: string) => {
        if (!signal.aborted) controller.enqueue(encoder.encode(text));
      };
      const alive = setInterval(() => send(": still there\n\n"), KEEP_ALIVE_MILLISECONDS);
      try {
        for await (const progress of watchImport(shop, syncLogId, signal)) {
          const event = hasEnded(progress) ? "end" : "progress";
          send(`event: ${event}\ndata: ${JSON.stringify(progress)}\n\n`);
        }
      } catch (error) {
        shop.log.error("import progress stream failed; closing the stream", { syncLogId, error });
      } finally {
        clearInterval(alive);
        if (!ending.signal.aborted) controller.close();
      }
    },
    cancel: end,
  });
  const headers = { "Content-Type": EVENT_STREAM, "Cache-Control": "no-store" };
  return new Response(stream, { headers: { ...headers, "X-Accel-Buffering": "no" } });
}
