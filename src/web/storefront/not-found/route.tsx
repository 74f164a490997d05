import { data, redirect } from "react-router";
import { findRedirect } from "#domain/catalogue/redirects/find-redirect.ts";
import { getShop, getViewer } from "#http/loader-context.ts";
import { withPageErrors } from "#http/page-errors.ts";
import type { Route } from "./+types/route.ts";

/** Every other path: redirects when one is stored, else 404, which the ErrorPage of the boundary above shows. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const target = await withPageErrors(
    findRedirect(getShop(context), url.pathname + url.search, getViewer(context)),
  );
  if (target) throw redirect(target, 301);
  throw data({ message: "Page not found" }, { status: 404 });
}

export default function NotFound() {
  return null;
}
