import { isRouteErrorResponse } from "react-router";
import { isUnreachable } from "./is-unreachable.ts";

export type PageErrorText = { status: number; title: string; text: string };

/** Status, title and text of the error page; unexpected errors show no detail. */
export function describePageError(error: unknown): PageErrorText {
  if (isUnreachable(error)) return UNREACHABLE;
  if (!isRouteErrorResponse(error)) return SERVER_ERROR;
  if (error.status === 503) return UNAVAILABLE;
  if (error.status >= 500) return SERVER_ERROR;
  if (error.status === 404 || error.status === 405) return NOT_FOUND;
  return { status: error.status, title: "That did not work", text: messageOf(error.data) };
}

const NOT_FOUND: PageErrorText = {
  status: 404,
  title: "404 Page Not Found",
  text: "Nothing lives at this address. A letter may have slipped, or the page was taken down.",
};

const UNREACHABLE: PageErrorText = {
  status: 503,
  title: "We can’t reach the shop",
  text: "Check your connection, then try again.",
};

const UNAVAILABLE: PageErrorText = {
  status: 503,
  title: "Please try again in a minute",
  text: "This page cannot be shown right now. It will be back in a moment.",
};

const SERVER_ERROR: PageErrorText = {
  status: 500,
  title: "Something broke on our side",
  text: "It is nothing you did, and it has been written down. Try again in a moment; if it happens again, please write to us.",
};

function messageOf(data: unknown): string {
  if (typeof data === "object" && data !== null && "message" in data) return String(data.message);
  return "Please go back and try again.";
}
