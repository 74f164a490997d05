import type { IncomingMessage } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { MiddlewareHandler } from "hono";
import { MEGABYTE } from "#http/limit-body.ts";
import type { ApiEnv } from "#http/request-context.ts";

/** What is discarded before the connection is cut: for the admin, more than a video chosen by mistake. */
const MAX_DISCARDED_BYTES = { admin: 128 * MEGABYTE, visitor: 8 * MEGABYTE };
const MAX_MILLISECONDS = 30_000;

/**
 * Closes the connection in order when a request is refused before its body has arrived: the response is
 * sent at once, then the rest of the body is read and discarded. A socket that is closed while data is
 * still arriving is reset, and the client may lose the response.
 */
export const finishUnreadBody: MiddlewareHandler<ApiEnv> = async (c, next) => {
  await next();
  const incoming = incomingOf(c.env);
  if (!incoming || incoming.complete || c.res.status < 400) return;
  const { status, headers } = c.res;
  const bytes = new Uint8Array(await c.res.arrayBuffer());
  const request = c.req.raw;
  const maxBytes = MAX_DISCARDED_BYTES[c.get("user") ? "admin" : "visitor"];
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(bytes);
      await Promise.race([
        discardBody(request, maxBytes),
        sleep(MAX_MILLISECONDS, null, { ref: false }),
      ]);
      controller.close();
    },
  });
  const closing = new Headers(headers);
  closing.set("Content-Length", String(bytes.length));
  closing.set("Connection", "close");
  c.res = undefined;
  c.res = new Response(body, { status, headers: closing });
};

/** Requests made in tests have no connection. */
const incomingOf = (env: unknown): IncomingMessage | undefined =>
  typeof env === "object" && env !== null && "incoming" in env
    ? (env.incoming as IncomingMessage)
    : undefined;

async function discardBody({ body }: Request, maxBytes: number): Promise<void> {
  if (!body || body.locked) return;
  const reader = body.getReader();
  let size = 0;
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      size += next.value.length;
      if (size > maxBytes) return;
    }
  } catch {
    // The client has closed the connection: nobody waits for the rest.
  }
}
