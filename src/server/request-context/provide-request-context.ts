import { randomBytes } from "node:crypto";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context, MiddlewareHandler } from "hono";
import { COMING_SOON_PATH } from "#contract/settings/coming-soon.ts";
import { DRAFT_PREVIEW_PATH, SETTINGS_PREVIEW_PATH } from "#contract/catalogue/preview-links.ts";
import type { Shop } from "#domain/shop.ts";
import { clientAddress } from "#http/client-address.ts";
import type { ApiEnv } from "#http/request-context.ts";
import { securityHeaders } from "#http/security-headers.ts";
import { isDeskPath } from "../pages/public-page.ts";
import { createRequestId } from "./request-id.ts";

const REFERRER = "Referrer-Policy";

/** Sets the request context (id, nonce, address) and adds the security headers to each response. */
export function provideRequestContext(shop: Shop, trustProxy: number): MiddlewareHandler<ApiEnv> {
  const https = shop.publicUrl.startsWith("https:");
  let hasWarned = trustProxy > 0;
  return async (c, next) => {
    if (!hasWarned && c.req.header("X-Forwarded-For") !== undefined) {
      hasWarned = true;
      shop.log.warn(
        "Check: a request came through a proxy, but TRUST_PROXY is not set: all visitors look like one. Set it to the number of proxies in front; without any, somebody only pretends.",
      );
    }
    const nonce = randomBytes(16).toString("base64");
    const requestId = createRequestId();
    c.set("shop", shop);
    c.set("requestId", requestId);
    c.set("nonce", nonce);
    c.set("address", clientAddress(c.req.header("X-Forwarded-For"), peerAddress(c), trustProxy));
    c.set("user", null);
    c.set("sessionToken", null);
    await next();
    // c.header would copy the response for each of them.
    const { headers } = c.res;
    headers.set("X-Request-Id", requestId);
    const type = headers.get("Content-Type");
    const canBeFramed = FRAMED_PATHS.has(c.req.path);
    const hasNonce = isDeskPath(c.req.path) || c.req.path === CALLS_PATH;
    const answer = { type, https, canBeFramed, ...(hasNonce && { nonce }) };
    for (const [name, value] of Object.entries(securityHeaders(answer))) {
      // Pages with a secret address set a stricter policy themselves.
      const isStricter = name === REFERRER && headers.get(name) === "same-origin";
      if (!isStricter) headers.set(name, value);
    }
  };
}

/** The page that lists the calls, which brings its style along. */
const CALLS_PATH = "/api/docs";

/** Pages that the desk shows in a frame. */
const FRAMED_PATHS: ReadonlySet<string> = new Set([
  DRAFT_PREVIEW_PATH,
  SETTINGS_PREVIEW_PATH,
  COMING_SOON_PATH,
]);

/** Requests made in tests have no connection. */
function peerAddress(c: Context): string {
  return c.env && "incoming" in c.env ? (getConnInfo(c).remote.address ?? "unknown") : "unknown";
}
