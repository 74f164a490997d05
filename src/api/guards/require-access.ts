import type { MiddlewareHandler } from "hono";
import { DomainError } from "#domain/errors.ts";
import type { ApiEnv } from "#http/request-context.ts";
import { type Call, callName } from "../routing/define-call.ts";
import { PUBLIC_CALLS } from "./public-calls.ts";
import { matchedCallName } from "./require-session.ts";

/**
 * Rejects people with access to pieces and collections alone from every call that does not declare itself
 * open to them, however it was registered. An unknown path passes and becomes a 404.
 */
export function requireAccess(calls: Call[]): MiddlewareHandler<ApiEnv> {
  const open = new Set(calls.filter(({ access }) => access === "pieces").map(callName));
  return async (c, next) => {
    const name = matchedCallName(c);
    const isLimited = c.get("user")?.access === "pieces";
    if (name !== undefined && isLimited && !open.has(name) && !PUBLIC_CALLS.has(name)) {
      throw new DomainError("forbidden", "Your access covers pieces and collections only.");
    }
    await next();
  };
}
