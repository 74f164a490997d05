import { createHmac } from "node:crypto";
import type { IncomingMessage } from "node:http";

export type WooCredentials = {
  consumerKey: string;
  consumerSecret: string;
  /** Accepted authentication methods; over plain HTTP a real store accepts oauth only. */
  accepts: ("basic" | "query" | "oauth")[];
  permissions: "read" | "write" | "read_write";
};

export type AuthFailure = { status: number; code: string; message: string } | null;

const missing: AuthFailure = {
  status: 401,
  code: "woocommerce_rest_cannot_view",
  message: "Sorry, you cannot list resources.",
};

/** Checks keys as WooCommerce documents it. null for an authenticated request. */
export function authenticate(
  lock: WooCredentials,
  request: IncomingMessage,
  url: URL,
): AuthFailure {
  const shown = readKeys(lock, request, url);
  if (shown === "none") return missing;
  if (shown === "wrong") {
    return {
      status: 401,
      code: "woocommerce_rest_authentication_error",
      message: "Consumer key is invalid.",
    };
  }
  const reads = request.method === "GET" || request.method === "HEAD";
  if (lock.permissions === "read_write" || lock.permissions === (reads ? "read" : "write")) {
    return null;
  }
  return {
    status: 401,
    code: "woocommerce_rest_authentication_error",
    message: `The API key provided does not have ${reads ? "read" : "write"} permissions.`,
  };
}

function readKeys(
  lock: WooCredentials,
  request: IncomingMessage,
  url: URL,
): "right" | "wrong" | "none" {
  const { accepts, consumerKey, consumerSecret } = lock;
  const is = (key: string | null, secret: string | null) =>
    key === consumerKey && secret === consumerSecret ? "right" : "wrong";
  const query = url.searchParams;
  if (accepts.includes("query") && query.has("consumer_key")) {
    return is(query.get("consumer_key"), query.get("consumer_secret"));
  }
  const { authorization } = request.headers;
  if (accepts.includes("basic") && authorization?.startsWith("Basic ")) {
    const pair = Buffer.from(authorization.slice(6), "base64").toString();
    const colon = pair.indexOf(":");
    return is(pair.slice(0, colon), pair.slice(colon + 1));
  }
  if (accepts.includes("oauth") && query.has("oauth_consumer_key")) {
    return isSigned(lock, request.method ?? "GET", url) ? "right" : "wrong";
  }
  return "none";
}

const usedNonces = new Set<string>();

function isSigned(lock: WooCredentials, method: string, url: URL): boolean {
  const query = url.searchParams;
  const nonce = query.get("oauth_nonce") ?? "";
  const hash = query.get("oauth_signature_method") === "HMAC-SHA1" ? "sha1" : "sha256";
  if (query.get("oauth_consumer_key") !== lock.consumerKey || usedNonces.has(nonce)) return false;
  if (!/^\d+$/.test(query.get("oauth_timestamp") ?? "")) return false;
  usedNonces.add(nonce);
  const parameters = [...query.keys()]
    .filter((name) => name !== "oauth_signature")
    .toSorted()
    .map((name) => `${rfc3986(name)}=${rfc3986(query.get(name) ?? "")}`)
    .join("&");
  const base = `${method}&${rfc3986(url.origin + url.pathname)}&${rfc3986(parameters)}`;
  const expected = createHmac(hash, `${lock.consumerSecret}&`).update(base).digest("base64");
  return query.get("oauth_signature") === expected;
}

const rfc3986 = (text: string) =>
  [...Buffer.from(text)]
    .map((byte) =>
      /[\w.~-]/.test(String.fromCharCode(byte))
        ? String.fromCharCode(byte)
        : `%${byte.toString(16).toUpperCase().padStart(2, "0")}`,
    )
    .join("");
