import { createHmac, randomBytes } from "node:crypto";

export type WooKeys = { consumerKey: string; consumerSecret: string };

/** How keys are shown to a store. */
export type KeyAuthMethod = "basic" | "query" | "oauth";

type Method = "GET" | "POST" | "PUT" | "DELETE";

/** The URL and headers of a request, authenticated by one of the methods. */
export function sign(
  authMethod: KeyAuthMethod,
  { consumerKey, consumerSecret }: WooKeys,
  { method, url, now }: { method: Method; url: URL; now: Date },
): { url: URL; headers: Record<string, string> } {
  if (authMethod === "basic") {
    const pair = Buffer.from(`${consumerKey}:${consumerSecret}`).toString("base64");
    return { url, headers: { Authorization: `Basic ${pair}` } };
  }
  const signed = new URL(url);
  if (authMethod === "query") {
    signed.searchParams.set("consumer_key", consumerKey);
    signed.searchParams.set("consumer_secret", consumerSecret);
    return { url: signed, headers: {} };
  }
  const parameters = {
    oauth_consumer_key: consumerKey,
    oauth_nonce: randomBytes(16).toString("hex"),
    oauth_signature_method: "HMAC-SHA256",
    oauth_timestamp: String(Math.floor(now.getTime() / 1000)),
  };
  for (const [name, value] of Object.entries(parameters)) signed.searchParams.set(name, value);
  const text = baseString(method, signed);
  const signature = createHmac("sha256", `${consumerSecret}&`).update(text).digest("base64");
  signed.searchParams.set("oauth_signature", signature);
  // Spaces as %20, as they were signed.
  signed.search = signed.search.replaceAll("+", "%20");
  return { url: signed, headers: {} };
}

/** What OAuth 1.0a signs: the method, the address and its sorted parameters, the body left out. */
function baseString(method: string, url: URL): string {
  const pairs = [...url.searchParams]
    .filter(([name]) => name !== "oauth_signature")
    .map(([name, value]) => [encode(name), encode(value)] as const)
    .toSorted(([a, x], [b, y]) => (a === b ? compare(x, y) : compare(a, b)))
    .map(([name, value]) => `${name}=${value}`);
  return [method, `${url.origin}${url.pathname}`, pairs.join("&")].map(encode).join("&");
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/** RFC 3986: also what encodeURIComponent leaves as it is. */
const encode = (text: string) =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
