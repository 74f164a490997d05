import { type MiddlewareFunction, redirect } from "react-router";
import { visitContext } from "#http/loader-context.ts";
import { signInAddress } from "../sign-in-url.ts";

/** Every screen of the desk needs somebody signed in; all others are led to the sign-in page, and back. */
export const refuseStrangers: MiddlewareFunction<Response> = ({ url, context }) => {
  if (context.get(visitContext).user) return;
  throw redirect(signInAddress(url.pathname + url.search));
};
