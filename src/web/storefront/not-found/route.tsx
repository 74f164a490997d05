import { data, redirect } from "react-router";
import { findRedirect } from "#domain/catalogue/redirects/find-redirect.ts";
import { getShop, getViewer } from "#http/loader-context.ts";
import { withPageErrors } from "#http/page-errors.ts";
import type { Route } from "./+types/route.ts";

/** Any other path: what moved is led on, the rest is a 404. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url);
  const moved = await withPageErrors(findRedirect(getShop(context), pathname, getViewer(context)));
  if (moved) throw redirect(moved, 301);
  throw data({ message: "Page not found" }, { status: 404 });
}

export default function NotFound() {
  return null;
}
