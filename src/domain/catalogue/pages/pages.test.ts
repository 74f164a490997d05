import { expect, test } from "vitest";
import { testShop } from "#tests/support/test-shop.ts";
import { getPage } from "./get-page.ts";
import { listPages } from "./list-pages.ts";
import { updatePage } from "./update-page.ts";

test("lists the footer's six pages before they have text", async () => {
  const pages = await listPages(await testShop());
  expect(pages.map(({ slug }) => slug)).toEqual([
    "care-guide",
    "shipping-info",
    "returns",
    "size-guide",
    "privacy-policy",
    "terms-of-service",
  ]);
  expect(pages.every(({ content }) => content === "")).toBe(true);
});

test("sanitizes a page, and unpublishes it when its text is removed", async () => {
  const shop = await testShop();
  const written = { slug: "returns", title: "Returns", content: "<p>Thirty days.</p>" };
  const content = "<p>Thirty days.</p><script>1</script>";
  expect(await updatePage(shop, "returns", { content }, null)).toEqual(written);
  expect(await getPage(shop, "returns")).toEqual(written);
  expect(await listPages(shop)).toContainEqual(written);
  await updatePage(shop, "returns", { content: "<p> </p>" }, null);
  await expect(getPage(shop, "returns")).rejects.toMatchObject({ code: "not-found" });
  expect(await listPages(shop)).toContainEqual({ ...written, content: "" });
});

test("refuses to read or write an unknown page", async () => {
  const shop = await testShop();
  for (const attempt of [
    () => getPage(shop, "about"),
    () => updatePage(shop, "about", { content: "<p>a</p>" }, null),
    () => getPage(shop, "care-guide"),
  ]) {
    await expect(attempt()).rejects.toMatchObject({ code: "not-found", message: "Page not found" });
  }
});
