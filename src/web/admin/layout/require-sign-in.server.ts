import { type MiddlewareFunction, redirect } from "react-router";
import { requestContext } from "#http/loader-context.ts";
import { mayOpen } from "./navigation.ts";
import { signInUrl } from "../sign-in-url.ts";

/**
 * Redirects anonymous visitors to the sign-in page, which leads back here, and people with limited access
 * from other screens to one that says so.
 */
export const requireSignIn: MiddlewareFunction<Response> = ({ url, context }) => {
  const { user } = context.get(requestContext);
  if (!user) throw redirect(signInUrl(url.pathname + url.search));
  // Before any loader runs: a screen's data is not sent to who may not open it.
  if (!mayOpen(url.pathname, user.access)) throw redirect("/admin/no-access");
};
