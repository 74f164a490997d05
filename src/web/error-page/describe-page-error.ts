export type PageErrorText = { status: number; title: string; text: string };

/** Status, title and text of the error page; unexpected errors show no detail. @param message of a domain error */
export function describePageError(status: number, message?: string): PageErrorText {
  if (status === 503)
    return {
      status,
      title: "Please try again in a minute",
      text: "This page cannot be shown right now. It will be back in a moment.",
    };
  if (status >= 500)
    return {
      status,
      title: "Something broke on our side",
      text: "It’s nothing you did, and we’ve recorded it. Try again in a moment. If it happens again, please write to us.",
    };
  if (status === 404 || status === 405)
    return {
      status: 404,
      title: "404 Page Not Found",
      text: "There’s no page at this address. It may be mistyped, or the page may have been removed.",
    };
  return { status, title: "That didn’t work", text: message ?? "Please go back and try again." };
}
