import { request } from "node:http";
import { text } from "node:stream/consumers";
import { z } from "zod";
import { parseJson } from "../../../parse-json.ts";

const TIMEOUT_MILLISECONDS = 5000;
const MAX_BYTES = 1_000_000;

const answerSchema = z.object({
  databases: z.array(
    z.object({
      path: z.string(),
      /** The last successful upload; missing before the first. */
      last_sync_at: z.string().optional(),
    }),
  ),
});

/**
 * The databases that Litestream (0.5 or later) replicates, asked over its control socket as
 * `litestream list -json` does. https://litestream.io/reference/list/
 * @throws the socket's error where it isn't running
 */
export async function listReplicatedDatabases(
  socketPath: string,
): Promise<{ path: string; lastSyncAt: string | null }[]> {
  const signal = AbortSignal.timeout(TIMEOUT_MILLISECONDS);
  const asked = request({ socketPath, path: "/list", maxHeaderSize: 16_384, signal }).end();
  const { promise, resolve, reject } = Promise.withResolvers<AsyncIterable<Uint8Array>>();
  asked.once("response", resolve);
  asked.once("error", reject);
  const { databases } = answerSchema.parse(parseJson(await text(bounded(await promise))));
  return databases.map(({ path, last_sync_at: at }) => ({ path, lastSyncAt: at ?? null }));
}

async function* bounded(bytes: AsyncIterable<Uint8Array>) {
  let read = 0;
  for await (const chunk of bytes) {
    read += chunk.byteLength;
    if (read > MAX_BYTES) throw new Error("Litestream answered with more than a megabyte.");
    yield chunk;
  }
}
