import { expect, test } from "vitest";
import { addInquiry } from "#tests/support/new-inquiry.ts";
import { newOrder } from "#tests/support/new-order.ts";
import { secretOf, sendNewQuote } from "#tests/support/new-quote.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { editOrder } from "../orders/edit-order.ts";
import { recordOrder } from "../orders/record-order.ts";
import { acceptQuote } from "../quotes/customer-page/accept-quote.ts";
import { getQuote } from "../quotes/get-quote.ts";
import { printPapers } from "./print-papers.ts";

test("a receipt names the tax rate of the accepted quote, until the order's sums are edited", async () => {
  const shop = await testShop();
  const band = { title: "Band", price: "640" };
  const { id: inquiryId } = await addInquiry(shop);
  const quote = await sendNewQuote(shop, inquiryId, [band], { taxRate: "8.875" });
  await acceptQuote(shop, secretOf(quote), { delivery: "pickup" }, "203.0.113.7");
  const { orderId } = await getQuote(shop, quote.id);
  const other = await recordOrder(shop, newOrder([{ ...band, quantity: 1 }]), "ada");
  const print = async (id: number) => (await printPapers(shop, id, "receipt")).taxRate;
  expect(await print(orderId!)).toBe("8.875");
  expect(await print(other.id)).toBeNull();
  await editOrder(shop, orderId!, { tax: 3000 }, "ada");
  expect(await print(orderId!)).toBeNull();
  await editOrder(shop, orderId!, { tax: 5680 }, "ada");
  expect(await print(orderId!)).toBe("8.875");
  await editOrder(shop, orderId!, newOrder([{ ...band, price: "650", quantity: 1 }]), "ada");
  expect(await print(orderId!)).toBeNull();
});
