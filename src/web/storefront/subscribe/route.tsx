import { redirect } from "react-router";
import { ZodError } from "zod";
import { subscribeVisitor } from "#domain/newsletter/subscribers/subscribe-visitor.ts";
import { shopOf, visitContext } from "#http/loader-context.ts";
import { forPage } from "#http/page-errors.ts";
import type { Route } from "./+types/route.ts";
import { formText } from "../form-text.ts";
import { outcomeAddress } from "./outcome-url.ts";

/** The newsletter's form without scripts: back to where it stood, with the outcome in its place. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const email = formText(form, "email");
  const from = formText(form, "from");
  try {
    const topic = formText(form, "topic");
    const shownAt = Number.parseInt(formText(form, "shownAt"), 10);
    const { address } = context.get(visitContext);
    await subscribeVisitor(shopOf(context), { email, topic, shownAt }, address);
  } catch (error) {
    if (!(error instanceof ZodError)) return forPage(Promise.reject(error));
    return redirect(outcomeAddress(from, "no"), 303);
  }
  return redirect(outcomeAddress(from, "yes"), 303);
}

/** Reached by hand there is nothing to see. */
export const loader = () => redirect("/");
