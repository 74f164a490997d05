import type { MiddlewareHandler } from "hono";
import { DomainError } from "#domain/errors.ts";
import type { ApiEnv } from "#http/request-context.ts";
import { TokenBuckets } from "./token-buckets.ts";

const SEARCHES = { burst: 300, perSecond: 5 };
/** One for each letter that somebody types. */
const SUGGESTIONS = { burst: 300, perSecond: 10 };
const PICTURES = { burst: 120, perSecond: 2 };

const SENTENCE = "That was a lot at once. Please wait a moment and try again.";

/**
 * Slows whoever asks for much that costs work: searches, and pictures of other machines. Whoever is
 * signed in is at work and not slowed.
 */
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
      return c.html(PAGE, 429, {
        "Retry-After": String(retryAfterSeconds),
        "Cache-Control": "no-store",
      });
    }
    return next();
  };
}

/** A page would cost what is to be spared. */
const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Please wait a moment</title><h1>Please wait a moment</h1><p>${SENTENCE}</p></html>`;
