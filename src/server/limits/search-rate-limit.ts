import type { MiddlewareHandler } from "hono";
import { DomainError } from "#domain/errors.ts";
import type { ApiEnv } from "#http/request-context.ts";
import { TokenBuckets } from "./token-buckets.ts";

const SEARCHES = { burst: 300, perSecond: 5 };
/** The search field requests one per keystroke. */
const SUGGESTIONS = { burst: 300, perSecond: 10 };
const PICTURES = { burst: 120, perSecond: 2 };

const SENTENCE = "That was a lot at once. Please wait a moment and try again.";

/** Rate limits expensive requests of anonymous visitors: searches, suggestions and proxied pictures. */
export function searchRateLimit(): MiddlewareHandler<ApiEnv> {
  const searches = new TokenBuckets(SEARCHES);
  const suggestions = new TokenBuckets(SUGGESTIONS);
  const pictures = new TokenBuckets(PICTURES);
  const bucketsFor = (path: string, search: string | undefined): TokenBuckets | undefined => {
    if (path === "/api/image-proxy") return pictures;
    if (path === "/api/suggestions") return suggestions;
    return search?.trim() ? searches : undefined;
  };
  return async (c, next) => {
    const buckets = c.get("user") ? undefined : bucketsFor(c.req.path, c.req.query("search"));
    const retryAfterSeconds = buckets?.take(c.get("address"), performance.now()) ?? 0;
    if (retryAfterSeconds > 0) {
      if (c.req.path.startsWith("/api/")) {
        throw new DomainError("too-many-requests", SENTENCE, { retryAfterSeconds });
      }
      return c.html(TOO_MANY_REQUESTS_PAGE, 429, {
        "Retry-After": String(retryAfterSeconds),
        "Cache-Control": "no-store",
      });
    }
    return next();
  };
}

/** Static, since rendering a page would cost what the limit saves. */
const TOO_MANY_REQUESTS_PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Please wait a moment</title><h1>Please wait a moment</h1><p>${SENTENCE}</p></html>`;
