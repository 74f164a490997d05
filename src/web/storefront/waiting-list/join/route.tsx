import { redirect } from "react-router";
import { ZodError } from "zod";
import { newWaiterSchema } from "#contract/sales/waiting-list.ts";
import { DomainError } from "#domain/errors.ts";
import { limitInquiries } from "#domain/sales/inquiries/admission/limit-inquiries.ts";
import { joinWaitingList } from "#domain/sales/waiting-list/join-waiting-list.ts";
import type { Shop } from "#domain/shop.ts";
import { getShop, requestContext } from "#http/loader-context.ts";
import { withPageErrors } from "#http/page-errors.ts";
import { readForm } from "#http/read-form.ts";
import { formText } from "../../form-text.ts";
import type { Route } from "./+types/route.ts";

/** Receives the form of a piece's page and redirects back to it with the outcome. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  const { address } = context.get(requestContext);
  const [email, topic] = [formText(form, "email"), formText(form, "topic")];
  const productId = Number.parseInt(formText(form, "productId"), 10) || 0;
  const joining = join(getShop(context), address, { productId, email, topic });
  const outcome = await withPageErrors(joining);
  const query = outcome === "available" ? "" : `?waiting=${outcome}#waiting`;
  return redirect(`/products/${productId}${query}`, 303);
}

async function join(shop: Shop, address: string, input: object) {
  try {
    await limitInquiries(shop, address, "waiting list");
    await joinWaitingList(shop, newWaiterSchema.parse(input));
    return "asked";
  } catch (error) {
    if (error instanceof ZodError) return "invalid";
    if (!(error instanceof DomainError)) throw error;
    if (error.code === "too-many-requests") return "busy";
    // The page says that it is, and how to ask.
    if (error.code === "conflict") return "available";
    throw error;
  }
}

/** There is no page to GET. */
export const loader = () => redirect("/");
