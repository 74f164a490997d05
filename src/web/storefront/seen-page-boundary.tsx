import type { ComponentType } from "react";
import { isRouteErrorResponse, useLocation } from "react-router";
import { ErrorPage } from "#web/error-page/error-page.tsx";
import { isUnreachable } from "#web/error-page/is-unreachable.ts";
import { SeenPageNotice } from "./seen-page-notice.tsx";
import { findSeenPage } from "./seen-pages.ts";

type Props<Data> = {
  error: unknown;
  Page: ComponentType<{ loaderData: Data }>;
  NotFound: ComponentType;
};

/** When the shop is unreachable, the page as it was last seen; else its 404, or the error. */
export function SeenPageBoundary<Data>({ error, Page, NotFound }: Props<Data>) {
  const seen = findSeenPage(useLocation());
  if (seen !== undefined && isUnreachable(error)) {
    return (
      <>
        <SeenPageNotice />
        <Page loaderData={seen as Data} />
      </>
    );
  }
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return isMissing ? <NotFound /> : <ErrorPage error={error} />;
}
