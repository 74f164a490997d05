import { expect, test } from "vitest";
import { z } from "zod";
import { problemSchema } from "#contract/problem.ts";
import { waiterSchema } from "#contract/sales/waiting-list.ts";
import { mailingShop } from "#tests/support/mailing-shop.ts";
import { addPiece } from "#tests/support/new-order.ts";
import { testApp } from "#tests/support/test-app.ts";

async function appWithSoldPiece() {
  const app = await testApp();
  app.shop.mail = (await mailingShop()).shop.mail;
  const productId = await addPiece(app.shop, { name: "Opal ring", availability: "sold" });
  return { ...app, productId };
}

test("answers alike for a new and a known address, and for a bot", async () => {
  const { visitor, admin, productId } = await appWithSoldPiece();
  const answers = [];
  for (const body of [
    { email: " Ana@Example.com " },
    { email: "ana@example.com" },
    { email: "bot@example.com", topic: "x" },
  ]) {
    const { status, text } = await visitor.post("/waiting-list", { body: { productId, ...body } });
    answers.push(`${status} ${text}`);
  }
  expect(new Set(answers).size).toBe(1);
  expect(answers[0]).toMatch(/^201 \{"message":/);
  const listed = (await admin.get(`/waiting-list?productId=${productId}`)).as(
    z.array(waiterSchema),
  );
  expect(listed).toMatchObject([{ email: "ana@example.com", confirmedAt: null, productId }]);
  expect((await visitor.get("/waiting-list")).status).toBe(401);
});

test("takes somebody off the list", async () => {
  const { visitor, admin, productId } = await appWithSoldPiece();
  await visitor.post("/waiting-list", { body: { productId, email: "ana@example.com" } });
  const [ana] = (await admin.get("/waiting-list")).as(z.array(waiterSchema));
  expect((await visitor.delete(`/waiting-list/${ana?.id}`)).status).toBe(401);
  expect((await admin.delete(`/waiting-list/${ana?.id}`)).status).toBe(200);
  expect((await admin.delete(`/waiting-list/${ana?.id}`)).status).toBe(404);
  expect((await admin.get("/waiting-list")).json).toEqual([]);
});

test("refuses what is no address, and a piece that needs no waiting", async () => {
  const { shop, visitor, productId } = await appWithSoldPiece();
  for (const email of ["", "ana", "a@-b", null, 7, `${"x".repeat(250)}@example.com`]) {
    const refused = await visitor.post("/waiting-list", { body: { productId, email } });
    expect([email, refused.status]).toEqual([email, 400]);
    expect(refused.as(problemSchema).issues?.[0]?.path).toBe("email");
  }
  const available = await addPiece(shop, {});
  const body = { productId: available, email: "ana@example.com" };
  expect((await visitor.post("/waiting-list", { body })).status).toBe(409);
  expect((await visitor.post("/waiting-list", { body: { ...body, productId: 999 } })).status).toBe(
    404,
  );
});

test("is refused with the email address where the shop sends no mail, and after sixty in an hour", async () => {
  const { shop, visitor, productId } = await appWithSoldPiece();
  const { mail } = shop;
  shop.mail = null;
  const post = () =>
    visitor.post("/waiting-list", { body: { productId, email: "ana@example.com" } });
  const refused = await post();
  expect(refused.status).toBe(422);
  expect(refused.as(problemSchema).message).toContain("hello@");
  shop.mail = mail;
  for (let index = 1; index < 60; index += 1) await post();
  const busy = await post();
  expect(busy.status).toBe(429);
  expect(busy.as(problemSchema).message).toContain("hello@");
});
