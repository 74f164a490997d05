import { DomainError, unprocessable } from "../../errors.ts";
import { fetchWithRetry } from "../../infrastructure/outbound/fetch-with-retry.ts";
import type { Shop } from "../../shop.ts";
import { parseSiteUrl } from "../../infrastructure/outbound/parse-site-url.ts";

/**
 * Finds the root of a store's REST API ("https://shop.example/wp-json/") without sending keys. Follows
 * redirects to its www or https address and finds WordPress in a folder.
 * @throws bad-gateway when nothing responds, invalid for what is no URL
 */
export async function findApi(shop: Shop, storeUrl: string, signal?: AbortSignal): Promise<URL> {
  const candidates = parseSiteUrl(storeUrl).map(toStoreUrl);
  let failure: unknown;
  for (const store of candidates) {
    try {
      return await findApiOf(shop, store, signal);
    } catch (error) {
      signal?.throwIfAborted();
      if (!(error instanceof DomainError) || error.code !== "bad-gateway") throw error;
      failure ??= error;
    }
  }
  throw failure;
}

/** The store's home URL from any of its URLs, also one of its admin. */
function toStoreUrl(typed: URL): URL {
  const store = new URL(typed);
  // The query may contain keys.
  store.search = "";
  store.pathname = store.pathname
    .replace(/\/(wp-json|wp-admin|wp-login\.php|index\.php)(\/.*)?$/s, "/")
    .replace(/(?<!\/)\/*$/, "/");
  return store;
}

async function findApiOf(shop: Shop, store: URL, signal?: AbortSignal): Promise<URL> {
  const guess = new URL("wp-json/", store);
  const asked = new URL(guess);
  // The whole index describes every route of the store.
  asked.searchParams.set("_fields", "name,namespaces");
  const ask = (url: URL, accept: string) => {
    const request = { headers: { Accept: accept }, ...(signal && { signal }) };
    return fetchWithRetry(shop, () => shop.outbound.fetch(url, request), { signal, retries: 1 });
  };
  const index = await ask(asked, "application/json");
  const answered = new URL(index.url);
  if (!isSameStore(store, answered)) throw leadsElsewhere(store, answered);
  answered.search = "";
  answered.pathname = answered.pathname.replace(/\/?$/, "/");
  const isThere = answered.pathname.endsWith("/wp-json/");
  if (isThere && looksLikeJson(index.bytes)) return answered;
  const home = await ask(store, "text/html");
  const linked = readApiLink(home.headers.get("link"), new URL(home.url));
  if (linked && isSameStore(store, linked)) return linked;
  return isThere ? answered : guess;
}

/**
 * Keys are sent only where they were typed for: not to another host or port, and not without TLS where the
 * store has it. A store may lead to its www address, and from http to https.
 */
const isSameStore = (store: URL, api: URL): boolean =>
  withoutWww(store.hostname) === withoutWww(api.hostname) &&
  store.port === api.port &&
  (api.protocol === store.protocol || api.protocol === "https:");

function leadsElsewhere(store: URL, { host, origin }: URL): DomainError {
  const elsewhere = host === store.host ? origin : host;
  return unprocessable(
    `${store.host} leads to ${elsewhere}. If that is your store, type its address.`,
  );
}

/** WordPress links its API in the Link header of every page. */
function readApiLink(header: string | null, page: URL): URL | null {
  const address = header?.match(/<([^<>]+)>;\s*rel="?https:\/\/api\.w\.org\/"?/)?.[1];
  const api = address ? URL.parse(address, page) : null;
  return api?.search === "" ? api : null;
}

const withoutWww = (host: string) => host.replace(/^www\./, "");

const looksLikeJson = (bytes: Uint8Array) =>
  /^\s*[{[]/.test(Buffer.from(bytes.subarray(0, 200)).toString());
