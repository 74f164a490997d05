import { Outlet } from "react-router";
import { describePageError } from "#web/error-page/describe-page-error.ts";
import { ErrorPage } from "#web/error-page/error-page.tsx";
import { pageMeta } from "#web/seo/page-meta.ts";
import { siteOf } from "#web/seo/site.ts";
import type { Route } from "./+types/route.ts";

/** A layout route between StorefrontLayout and its pages, so that a failed page keeps header and footer. */
export default function PageBoundary() {
  return <Outlet />;
}

export const meta: Route.MetaFunction = ({ error, location, matches }) => {
  if (!error) return [];
  const { title, text } = describePageError(error);
  const page = { title, description: text, path: location.pathname, hidden: true };
  return pageMeta(siteOf(matches), page);
};

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
