import { ZodError } from "zod";
import { newWaiterSchema } from "#contract/sales/waiting-list.ts";
import { DomainError } from "#domain/errors.ts";
import { limitInquiries } from "#domain/sales/inquiries/admission/limit-inquiries.ts";
import { joinWaitingList } from "#domain/sales/waiting-list/join-waiting-list.ts";
import type { Shop } from "#domain/shop.ts";
import { formText } from "../form-text.ts";
import { definePostOnly, PageRedirect } from "../page.ts";

/** Takes the form of a piece's page and leads back to it with the outcome. */
export const joinWaitingListPage = definePostOnly(async ({ shop, address }, form) => {
  const [email, topic] = [formText(form, "email"), formText(form, "topic")];
  const productId = Number.parseInt(formText(form, "productId"), 10) || 0;
  const outcome = await join(shop, address, { productId, email, topic });
  const query = outcome === "available" ? "" : `?waiting=${outcome}#waiting`;
  return new PageRedirect(`/products/${productId}${query}`, 303);
});

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
