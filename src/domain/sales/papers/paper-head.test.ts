import { expect, test } from "vitest";
import { newOrder } from "#tests/support/new-order.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { updateSettings } from "../../infrastructure/settings/update-settings.ts";
import { recordOrder } from "../orders/record-order.ts";
import { printPapers } from "./print-papers.ts";

test("heads its papers with the shop's address, and says whether it has a page on returns", async () => {
  const shop = await testShop();
  const line = { title: "Repair", price: "40", quantity: 1 };
  const { id } = await recordOrder(shop, newOrder([line]), "ada");
  const print = async () => (await printPapers(shop, id, "receipt")).shop;
  expect(await print()).toMatchObject({
    name: "Fernhill Goldsmith",
    address: "18 South Augusta Street, Staunton, Virginia 24401",
    place: "Staunton, Virginia",
    email: "hello@fernhill-goldsmith.example",
    website: "localhost:3000",
    hasReturnsPage: false,
  });
  await updateSettings(shop, { addressLine: "", city: "", state: "", postalCode: "" }, null);
  const returns = { slug: "returns", title: "Returns" };
  const write = async (content: string) => {
    await shop.db.deleteFrom("pages").where("slug", "=", "returns").execute();
    await shop.db
      .insertInto("pages")
      .values({ ...returns, content })
      .execute();
    return print();
  };
  expect(await write("Within 30 days.")).toMatchObject({
    address: "",
    place: "",
    hasReturnsPage: true,
  });
  expect(await write("")).toMatchObject({ hasReturnsPage: false });
});
