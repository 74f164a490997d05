import { ZodError } from "zod";
import { subscribeVisitor } from "#domain/newsletter/subscribers/subscribe-visitor.ts";
import { formText } from "../form-text.ts";
import { definePostOnly, PageRedirect } from "../page.ts";
import { outcomeUrl } from "./outcome-url.ts";

/** Takes the newsletter form without scripts and leads back to its page with the outcome. */
export const subscribe = definePostOnly(async ({ shop, address }, form) => {
  const from = formText(form, "from");
  try {
    const shownAt = Number.parseInt(formText(form, "shownAt"), 10);
    const [email, topic] = [formText(form, "email"), formText(form, "topic")];
    await subscribeVisitor(shop, { email, topic, shownAt }, address);
  } catch (error) {
    if (!(error instanceof ZodError)) throw error;
    return new PageRedirect(outcomeUrl(from, "no"), 303);
  }
  return new PageRedirect(outcomeUrl(from, "yes"), 303);
});
