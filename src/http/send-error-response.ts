import type { ErrorHandler } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { ApiEnv } from "./request-context.ts";
import { describeError } from "./error-status.ts";

/** Turns every error of a handler into a response. */
export const sendErrorResponse: ErrorHandler<ApiEnv> = (error, c) => {
  if (error instanceof HTTPException) {
    return c.json({ message: error.message, error: error.message }, error.status);
  }
  const { status, problem, headers } = describeError(error, c.get("requestId"));
  if (status >= 500) {
    c.get("shop").log.error("request failed; answering with an error status", {
      requestId: c.get("requestId"),
      error,
    });
  }
  return c.json(problem, status as ContentfulStatusCode, headers);
};
