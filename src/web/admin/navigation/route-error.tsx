import { use } from "react";
import { isRouteErrorResponse, useLocation } from "react-router";
import { Unreachable, UNREACHABLE } from "./unreachable.tsx";
import { describePageError, type PageErrorText } from "#web/error-page/describe-page-error.ts";
import { ErrorPage } from "#web/error-page/error-page.tsx";
import { isUnreachable } from "./is-unreachable.ts";
import { RequestIdContext } from "./request-id-context.ts";

/** The page of an error that a route of the desk threw. */
export function RouteErrorPage({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
  const requestId = use(RequestIdContext);
  if (isUnreachable(error)) {
    return (
      <main className="wrap error-page" id="main">
        <Unreachable />
      </main>
    );
  }
  return (
    <ErrorPage {...describeRouteError(error)} address={pathname + search} requestId={requestId} />
  );
}

/** The text of what a route threw. */
export function describeRouteError(error: unknown): PageErrorText {
  if (isUnreachable(error)) return { status: 503, ...UNREACHABLE };
  if (!isRouteErrorResponse(error)) return describePageError(500);
  const data: unknown = error.data;
  const hasMessage = typeof data === "object" && data !== null && "message" in data;
  return describePageError(error.status, hasMessage ? String(data.message) : undefined);
}
