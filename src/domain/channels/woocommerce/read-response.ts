import { cutText } from "#contract/cut-text.ts";
import type { OutboundResponse } from "../../services/outbound-client.ts";
import { z } from "zod";
import { DomainError, unprocessable } from "../../errors.ts";
import { parseJson } from "../../parse-json.ts";

export type WooResponse = {
  /** The parsed JSON body, not validated. */
  data: unknown;
  /** How many there are in all, and on how many pages; null if the store does not say. */
  total: number | null;
  pages: number | null;
  /** Whether the Link header names a next page; null without one. */
  hasNext: boolean | null;
};

/** WordPress's error body. */
const errorSchema = z.object({ code: z.string().catch(""), message: z.string().catch("") });

/**
 * Parses a store's response.
 * @throws unprocessable for refused keys and refused requests, not-found, bad-gateway for a store that
 * fails, is busy for too long or responds with a page instead of JSON
 */
export function readResponse({ url, status, headers, bytes }: OutboundResponse): WooResponse {
  const { host } = new URL(url);
  const data = parse(bytes);
  if (status >= 200 && status < 300) {
    if (data === undefined) throw failed(`${host} answered with a page instead of data.${HINT}`);
    const link = headers.get("link");
    return {
      data,
      total: readCount(headers.get("x-wp-total")),
      pages: readCount(headers.get("x-wp-totalpages")),
      hasNext: link === null ? null : /rel="?next"?/.test(link),
    };
  }
  throw toError(host, status, errorSchema.safeParse(data).data);
}

const HINT =
  " Is it a WooCommerce store, and are its permalinks (WordPress, Settings) anything but Plain?";

function toError(host: string, status: number, details: z.infer<typeof errorSchema> | undefined) {
  const why = details?.message ? ` It said: “${cutText(details.message, 200)}”` : "";
  if (status === 401) {
    return unprocessable(
      `${host} refused the keys. Check both, or make new ones in WooCommerce (Settings, Advanced, REST API).${why}`,
    );
  }
  if (status === 403) {
    return unprocessable(
      `${host} does not let these keys do that. Give them Read permission, or Read/Write for changes; a security plugin may stand in the way too.${why}`,
    );
  }
  if (status === 404) return new DomainError("not-found", `${host} does not know this.${why}`);
  if (status === 429 || status === 503) {
    return failed(`${host} is too busy to answer. Try again later.${why}`);
  }
  if (status >= 500) return failed(`${host} broke while it was asked (${status}).${why}`);
  if (status >= 300 && status < 400) return failed(`${host} leads nowhere (${status}).`);
  return unprocessable(`${host} did not take the request (${status}).${why}`);
}

const failed = (message: string) => new DomainError("bad-gateway", message);

/** undefined when it is not JSON. Warnings that PHP prints before the JSON are skipped. */
function parse(bytes: Uint8Array): unknown {
  const text = Buffer.from(bytes)
    .toString()
    .replace(/^\uFEFF/, "");
  return parseJson(text) ?? parseJson(text.slice(Math.max(0, text.search(/^[[{]/m))));
}

const readCount = (header: string | null) =>
  header !== null && /^\d+$/.test(header.trim()) ? Number(header) : null;
