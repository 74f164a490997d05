import { type MiddlewareFunction, redirect } from "react-router";
import { requestContext } from "#http/loader-context.ts";
import { signInUrl } from "../sign-in-url.ts";

/** Every screen of the desk needs somebody signed in; all others are led to the sign-in page, and back. */
export const requireSignIn: MiddlewareFunction<Response> = ({ url, context }) => {
  if (context.get(requestContext).user) return;
  throw redirect(signInUrl(url.pathname + url.search));
};
