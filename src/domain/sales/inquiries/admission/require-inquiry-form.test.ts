import { expect, test } from "vitest";
import { testShop } from "#tests/support/test-shop.ts";
import { updateSettings } from "../../../infrastructure/settings/update-settings.ts";
import { requireInquiryForm } from "./require-inquiry-form.ts";

test("refuses messages while the shop is asked by email only, with its address", async () => {
  const shop = await testShop();
  await requireInquiryForm(shop);
  await updateSettings(shop, { inquiryForm: "email", email: "shop@example.com" }, null);
  await expect(requireInquiryForm(shop)).rejects.toMatchObject({
    code: "forbidden",
    message: "We answer by email. Please write to shop@example.com.",
  });
});
