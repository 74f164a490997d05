import { redirect } from "react-router";
import { ZodError } from "zod";
import { subscribeVisitor } from "#domain/newsletter/subscribers/subscribe-visitor.ts";
import { getShop, requestContext } from "#http/loader-context.ts";
import { withPageErrors } from "#http/page-errors.ts";
import { readForm } from "#http/read-form.ts";
import type { Route } from "./+types/route.ts";
import { formText } from "../form-text.ts";
import { outcomeUrl } from "./outcome-url.ts";

/** Receives the newsletter form without scripts and redirects back to its page with the outcome. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  const email = formText(form, "email");
  const from = formText(form, "from");
  try {
    const topic = formText(form, "topic");
    const shownAt = Number.parseInt(formText(form, "shownAt"), 10);
    const { address } = context.get(requestContext);
    await subscribeVisitor(getShop(context), { email, topic, shownAt }, address);
  } catch (error) {
    if (!(error instanceof ZodError)) return withPageErrors(Promise.reject(error));
    return redirect(outcomeUrl(from, "no"), 303);
  }
  return redirect(outcomeUrl(from, "yes"), 303);
}

/** There is no page to GET. */
export const loader = () => redirect("/");
