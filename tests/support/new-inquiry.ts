import { type Inquiry, type NewInquiry, newInquirySchema } from "#contract/sales/inquiries.ts";
import { createFormToken } from "#domain/sales/inquiries/admission/inquiry-form-token.ts";
import { getInquiry } from "#domain/sales/inquiries/get-inquiry.ts";
import { receiveInquiry } from "#domain/sales/inquiries/receive-inquiry.ts";
import type { TestShop } from "./test-shop.ts";

/** What the form sends for Ana. */
export const newInquiry = (token: string, change: object = {}): NewInquiry =>
  newInquirySchema.parse({
    name: "Ana Líma",
    email: "ana@example.com",
    message: "Is it still available?",
    token,
    ...change,
  });

/** Sends the form as a person does, some seconds after opening it. */
export async function addInquiry(shop: TestShop, change: object = {}): Promise<Inquiry> {
  const token = createFormToken(shop);
  shop.clock.advance({ seconds: 5 });
  await receiveInquiry(shop, newInquiry(token, change));
  const { id } = await shop.db
    .selectFrom("inquiries")
    .select("id")
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  return getInquiry(shop, id);
}
