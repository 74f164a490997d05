import type { OutboundResponse } from "../../services/outbound-client.ts";
import { DomainError } from "../../errors.ts";
import { fetchWithRetry } from "../../infrastructure/outbound/fetch-with-retry.ts";
import type { Shop } from "../../shop.ts";
import type { WooQuery } from "./read-pages.ts";
import { type KeyAuthMethod, sign, type WooKeys } from "./sign-oauth.ts";

/** How requests authenticate; "store" is the public Store API, which needs no keys. */
export type WooAuthMethod = KeyAuthMethod | "store";

/** A store's API root, and how requests authenticate. */
export type Connection = { api: URL; authMethod: WooAuthMethod };

type Method = "GET" | "POST" | "PUT" | "DELETE";
export type WooRequest = { method: Method; path: string; query?: WooQuery; body?: unknown };

/** The keys, null for none, and the signal that aborts requests. */
export type Caller = { keys: WooKeys | null; signal: AbortSignal | undefined };

/** Sends a request with retries. Returns the response whatever its status. */
export async function sendWooRequest(
  shop: Shop,
  { keys, signal }: Caller,
  { api, authMethod }: Connection,
  { method, path, query = {}, body }: WooRequest,
): Promise<OutboundResponse> {
  const url = new URL(`${authMethod === "store" ? "wc/store/v1" : "wc/v3"}/${path}`, api);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
  // Each attempt needs a signature of its own: its nonce is valid once.
  const sendOnce = () => {
    const signed =
      authMethod === "store" || !keys
        ? { url, headers: {} }
        : sign(authMethod, keys, { method, url, now: shop.now() });
    return shop.outbound.fetch(signed.url, {
      method,
      headers: {
        Accept: "application/json",
        ...signed.headers,
        ...(body !== undefined && { "Content-Type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    });
  };
  const answer = await fetchWithRetry(shop, sendOnce, { signal, isIdempotent: method !== "POST" });
  // Clients follow redirects with GET, so a redirected change was not applied.
  if (method === "GET" || new URL(answer.url).pathname === url.pathname) return answer;
  throw new DomainError("bad-gateway", `${url.host} leads elsewhere instead of taking the change.`);
}
