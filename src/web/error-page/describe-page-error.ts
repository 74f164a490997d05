import { MESSAGES } from "./messages.ts";

export type PageErrorText = { status: number; title: string; text: string };

/** Status, title and text of the error page; unexpected errors show no detail. @param message of a domain error */
export function describePageError(status: number, message?: string): PageErrorText {
  if (status === 503) return { status, ...MESSAGES.unavailable };
  if (status >= 500) return { status, ...MESSAGES.broken };
  if (status === 404 || status === 405) return { status: 404, ...MESSAGES.notFound };
  return { status, title: MESSAGES.refused.title, text: message ?? MESSAGES.refused.text };
}
