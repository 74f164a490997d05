import type { MiddlewareHandler } from "hono";
import { isListCall } from "#api/list-calls.ts";
import { DomainError } from "#domain/errors.ts";
import type { ApiEnv } from "#http/request-context.ts";
import { TokenBuckets } from "./token-buckets.ts";

/** 600 in a minute at most. */
const SEARCHES = { burst: 300, perSecond: 5 };
/** The search field requests one per keystroke. */
const SUGGESTIONS = { burst: 300, perSecond: 10 };
const PICTURES = { burst: 120, perSecond: 2 };
/** Pages and feeds that are not in the page cache: missing ones, previews, unknown parameters. */
const RENDERINGS = { burst: 600, perSecond: 10 };
const LISTS = { burst: 600, perSecond: 10, refillSeconds: 60 };

/** Of the calls that answer lists. */
export const createListBuckets = () => new TokenBuckets(LISTS);

/**
 * Rate limits the expensive requests of anonymous visitors.
 * @param lists shared with the page cache, which sends lists without this middleware
 */
export function visitorRateLimit(lists: TokenBuckets): MiddlewareHandler<ApiEnv> {
  const searches = new TokenBuckets(SEARCHES);
  const suggestions = new TokenBuckets(SUGGESTIONS);
  const pictures = new TokenBuckets(PICTURES);
  const renderings = new TokenBuckets(RENDERINGS);
  const bucketsFor = (path: string, isSearch: boolean): TokenBuckets | undefined => {
    if (path === "/api/image-proxy") return pictures;
    if (path === "/api/suggestions") return suggestions;
    if (isSearch) return searches;
    if (isListCall(path)) return lists;
    return path.startsWith("/api/") ? undefined : renderings;
  };
  return async (c, next) => {
    if (c.get("user")) return next();
    // Any of them: calls take the first that is not empty.
    const isSearch = c.req.queries("search")?.some((search) => search.trim() !== "") ?? false;
    const buckets = bucketsFor(c.req.path, isSearch);
    if (buckets === lists && isCounted(c.env)) return next();
    const retryAfterSeconds = buckets?.take(c.get("address"), performance.now()) ?? 0;
    if (retryAfterSeconds > 0) throw tooManyAtOnce(retryAfterSeconds);
    return next();
  };
}

/** Whether the page cache has counted the list that it renders. */
const isCounted = (env: unknown): boolean =>
  typeof env === "object" && env !== null && "isCounted" in env;

export const tooManyAtOnce = (retryAfterSeconds: number) =>
  new DomainError(
    "too-many-requests",
    "That was a lot at once. Please wait a moment and try again.",
    { retryAfterSeconds },
  );
