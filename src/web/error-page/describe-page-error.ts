import { isRouteErrorResponse } from "react-router";
import { isUnreachable } from "./is-unreachable.ts";
import { MESSAGES as NAVIGATION } from "#web/navigation/messages.ts";
import { MESSAGES } from "./messages.ts";

export type PageErrorText = { status: number; title: string; text: string };

/** Status, title and text of the error page; unexpected errors show no detail. */
export function describePageError(error: unknown): PageErrorText {
  if (isUnreachable(error)) return UNREACHABLE;
  if (!isRouteErrorResponse(error)) return SERVER_ERROR;
  if (error.status === 503) return UNAVAILABLE;
  if (error.status >= 500) return SERVER_ERROR;
  if (error.status === 404 || error.status === 405) return NOT_FOUND;
  return { status: error.status, title: MESSAGES.refused.title, text: messageOf(error.data) };
}

const NOT_FOUND: PageErrorText = {
  status: 404,
  ...MESSAGES.notFound,
};

const UNREACHABLE: PageErrorText = {
  status: 503,
  ...NAVIGATION.unreachable,
};

const UNAVAILABLE: PageErrorText = {
  status: 503,
  ...MESSAGES.unavailable,
};

const SERVER_ERROR: PageErrorText = {
  status: 500,
  ...MESSAGES.broken,
};

function messageOf(data: unknown): string {
  if (typeof data === "object" && data !== null && "message" in data) return String(data.message);
  return MESSAGES.refused.text;
}
