import { randomBytes } from "node:crypto";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context, MiddlewareHandler } from "hono";
import type { Shop } from "#domain/shop.ts";
import type { ApiEnv } from "#http/request-context.ts";
import { securityHeaders } from "#http/security-headers.ts";
import { createRequestId } from "./request-id.ts";

const REFERRER = "Referrer-Policy";

/** Gives each request its id, its nonce and its visitor's address, and each answer its headers. */
export function provideRequestContext(shop: Shop, trustProxy: number): MiddlewareHandler<ApiEnv> {
  const https = shop.publicUrl.startsWith("https:");
  let told = trustProxy > 0;
  return async (c, next) => {
    if (!told && c.req.header("X-Forwarded-For") !== undefined) {
      told = true;
      shop.log.warn(
        "Check: a request came through a proxy, but TRUST_PROXY is not set: all visitors look like one. Set it to the number of proxies in front; without any, somebody only pretends.",
      );
    }
    const nonce = randomBytes(16).toString("base64");
    const requestId = createRequestId();
    c.set("shop", shop);
    c.set("requestId", requestId);
    c.set("nonce", nonce);
    c.set("address", addressOf(c, trustProxy));
    c.set("user", null);
    c.set("sessionToken", null);
    await next();
    // Set on the answer itself: the framework would make a new one for each of them.
    const { headers } = c.res;
    headers.set("X-Request-Id", requestId);
    const type = headers.get("Content-Type");
    const inline = { scripts: [`'nonce-${nonce}'`], styles: [`'nonce-${nonce}'`] };
    for (const [name, value] of Object.entries(securityHeaders(type, inline, https))) {
      // A page whose address is a secret tells even less of where its visitors come from.
      const isStricter = name === REFERRER && headers.get(name) === "same-origin";
      if (!isStricter) headers.set(name, value);
    }
  };
}

/** The last address that is not one of our own proxies. */
function addressOf(c: Context, trustProxy: number): string {
  const forwarded = (c.req.header("X-Forwarded-For") ?? "").split(",").map((part) => part.trim());
  const known = [...forwarded.filter(Boolean), peerAddress(c)];
  return known.at(-1 - trustProxy) ?? known[0] ?? "unknown";
}

/** A request made in a test comes over no connection. */
function peerAddress(c: Context): string {
  return c.env && "incoming" in c.env ? (getConnInfo(c).remote.address ?? "unknown") : "unknown";
}
