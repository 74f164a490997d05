import { expect, test } from "vitest";
import { z } from "zod";
import { saleSchema } from "#contract/sales/sale.ts";
import { addInquiry } from "#tests/support/new-inquiry.ts";
import { recordRepair } from "#tests/support/new-order.ts";
import { testApp } from "#tests/support/test-app.ts";

test("sales are listed by who has to move and by customer, a page at a time", async () => {
  const { admin, shop } = await testApp();
  const { customerId } = await addInquiry(shop, { name: "Ana" });
  await recordRepair(shop, "Ada", "ada@example.com");
  const read = async (query: string) => {
    const { headers, ...answer } = await admin.get(`/sales?${query}`);
    const sales = z.array(saleSchema).parse(answer.json);
    return [sales.map(({ name, step }) => [name, step]), headers.get("X-Total-Count")];
  };
  const asked = ["Ana", "answer"];
  expect(await read("waitsFor=you&page=1&limit=1")).toEqual([[asked], "2"]);
  expect(await read(`customerId=${customerId}`)).toEqual([[asked], "1"]);
  expect(await read("waitsFor=customer")).toEqual([[], "0"]);
});

test("who is asked about is one of three, and visitors are not told", async () => {
  const { admin, visitor } = await testApp();
  expect((await admin.get("/sales?waitsFor=nobody")).status).toBe(400);
  expect((await visitor.get("/sales")).status).toBe(401);
});
