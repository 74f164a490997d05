import type { ErrorHandler } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { escapeXml } from "#contract/escape-xml.ts";
import type { ApiEnv } from "./request-context.ts";
import { describeError } from "./error-status.ts";

/** Turns every error of a handler into a response: JSON for a call, a plain page for anything else. */
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
  if (/^\/api(?:\/|$)/.test(c.req.path)) {
    return c.json(problem, status as ContentfulStatusCode, headers);
  }
  const isRead = c.req.method === "GET" || c.req.method === "HEAD";
  const sentence = status === 503 && isRead ? CANNOT_BE_SHOWN : problem.message;
  const page = plainPage(TITLES[status] ?? "This did not work", sentence);
  return c.html(page, status as ContentfulStatusCode, { ...headers, "Cache-Control": "no-store" });
};

const TITLES: Readonly<Record<number, string>> = {
  413: "This is too large to send",
  429: "Please wait a moment",
  500: "Something broke on our side",
  503: "Please try again in a minute",
};

/** A visitor who reads saved nothing. */
const CANNOT_BE_SHOWN = "This page cannot be shown right now. It will be back in a moment.";

/** A page without the shop's layout, for responses that must not cost a rendering. */
const plainPage = (title: string, sentence: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeXml(title)}</title><main><h1>${escapeXml(title)}</h1><p>${escapeXml(sentence)}</p></main></html>`;
