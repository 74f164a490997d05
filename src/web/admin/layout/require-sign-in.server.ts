import { type MiddlewareFunction, redirect } from "react-router";
import { requestContext } from "#http/loader-context.ts";
import { signInUrl } from "../sign-in-url.ts";

/** Redirects anonymous visitors to the sign-in page, which leads back here. */
export const requireSignIn: MiddlewareFunction<Response> = ({ url, context }) => {
  if (context.get(requestContext).user) return;
  throw redirect(signInUrl(url.pathname + url.search));
};
