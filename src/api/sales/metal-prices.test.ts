import { expect, test } from "vitest";
import { z } from "zod";
import { type TestApp, testApp } from "#tests/support/test-app.ts";
import { wireProductSchema } from "../wire/product.ts";

const answer = z.object({ changed: z.int(), undoId: z.uuid().nullable() });

async function addBand({ admin }: TestApp, change: object = {}): Promise<number> {
  const metals = [{ alloy: "18k-yellow-gold", grams: "10" }];
  const made = await admin.post("/products", {
    body: { name: "Band", price: "500.00", stock: 1, metals, ...change },
  });
  return made.as(wireProductSchema).id;
}

const priceOf = async ({ visitor }: TestApp, id: number) =>
  (await visitor.get(`/products/${id}`)).as(wireProductSchema).price;

test("records metal prices and changes those of pieces, with a preview and an undo", async () => {
  const app = await testApp();
  const { admin } = app;
  const before = { gold: "2000.00", silver: "30.00", platinum: null, palladium: null };
  const put = await admin.put("/metal-prices", { body: { gold: "2000", silver: 30 } });
  expect(put.json).toMatchObject({ ...before, history: [{ metal: "gold" }, { metal: "silver" }] });
  const id = await addBand(app);
  await admin.put("/metal-prices", { body: { gold: "2200.00" } });
  expect((await admin.get("/metal-prices")).json).toMatchObject({ ...before, gold: "2200.00" });

  const dry = await admin.post("/repricing?dryRun=1", { body: {} });
  expect(dry.json).toMatchObject({
    message: "1 price would change",
    changes: [{ productId: id, from: "500.00", to: "548.23" }],
  });
  expect(await priceOf(app, id)).toBe("500.00");

  const done = await admin.post("/repricing", { body: { rounding: "nearest-5" } });
  const { undoId, changed } = done.as(answer);
  expect([changed, await priceOf(app, id)]).toEqual([1, "550.00"]);
  expect((await admin.get("/repricing")).json).toMatchObject([{ id: undoId, undo: "possible" }]);
  expect((await admin.get(`/repricing/${undoId}`)).json).toMatchObject([{ to: "550.00" }]);
  const again = await admin.post("/repricing", { body: { rounding: "nearest-5" } });
  expect(again.json).toMatchObject({ message: "0 prices changed", changed: 0, undoId: null });

  const undone = await admin.post(`/repricing/${undoId}/undo`);
  expect(undone.json).toMatchObject({ message: "1 piece is as before.", restored: 1 });
  expect(await priceOf(app, id)).toBe("500.00");
  expect((await admin.post(`/repricing/${undoId}/undo`)).status).toBe(409);
});

test("reads what the To-Do List says of the metals, and changes the prices that moved", async () => {
  const app = await testApp();
  const { admin, visitor } = app;
  await admin.put("/metal-prices", { body: { gold: "4000" } });
  const id = await addBand(app);
  await admin.put("/metal-prices", { body: { gold: "4400" } });
  const moved = await admin.get("/metal-prices/notice");
  expect([moved.status, moved.json]).toEqual([
    200,
    {
      moved: [{ metal: "gold", price: "4400.00", low: 10, high: 10 }],
      old: [],
      last: {
        gold: "4400.00",
        silver: null,
        platinum: null,
        palladium: null,
        history: [{ id: 2, metal: "gold", price: "4400.00", recordedAt: expect.any(String) }],
      },
      changes: 1,
      difference: "95.00",
      unweighed: 0,
      toWeigh: [],
      lastId: 2,
      leftId: 0,
    },
  ]);
  expect((await visitor.get("/metal-prices/notice")).status).toBe(401);
  await admin.post("/repricing", { body: { rounding: "nearest-5", moved: true } });
  expect(await priceOf(app, id)).toBe("595.00");
});

test("leaves recorded orders at the prices that were agreed", async () => {
  const app = await testApp();
  const { admin } = app;
  await admin.put("/metal-prices", { body: { gold: "2000" } });
  const id = await addBand(app, { stock: 2 });
  const order = await admin.post("/orders", {
    body: {
      customerName: "Áda Byron",
      customerEmail: "ada@example.com",
      delivery: "pickup",
      items: [{ productId: id, quantity: 1 }],
    },
  });
  expect(order.status).toBe(201);
  await admin.post("/repricing", { body: { metals: { gold: "2200" } } });
  expect(await priceOf(app, id)).toBe("548.23");
  expect((await admin.get("/orders")).json).toMatchObject([
    { total: "500.00", items: [{ price: "500.00" }] },
  ]);
});

test.each([
  ["PUT a price of nothing", "put", "/metal-prices", { gold: "0" }],
  ["PUT no price", "put", "/metal-prices", {}],
  ["PUT words", "put", "/metal-prices", { gold: "a lot" }],
  ["an unknown rule", "post", "/repricing", { rule: "feeling" }],
  ["an unknown rounding", "post", "/repricing", { rounding: "to-the-moon" }],
] as const)("refuses %s", async (_, method, path, body) => {
  const { admin } = await testApp();
  expect((await admin[method](path, { body })).status).toBe(400);
});

test("reads a CSV file, and refuses one of 10 MB and one without prices", async () => {
  const { app, cookie } = await testApp();
  const post = async (content: string | Uint8Array) => {
    const body = new FormData();
    body.append("file", new File([content as BlobPart], "prices.csv"));
    const headers = { Cookie: cookie, Origin: "http://localhost:3000" };
    const sent = new Request("http://localhost:3000/api/metal-prices/read-file", {
      method: "POST",
      body,
      headers,
    });
    const response = await app.fetch(sent);
    return { status: response.status, json: await response.json() };
  };
  expect(await post("Metal,Price\nGold,4174.09\nTin,1")).toEqual({
    status: 200,
    json: { gold: "4174.09", skipped: 1 },
  });
  expect(await post(new Uint8Array(10 * 1024 * 1024))).toMatchObject({
    status: 413,
    json: { message: "This file is too large for a list of metal prices: 1 MB at most." },
  });
  expect(await post(Uint8Array.from({ length: 5000 }, (_, at) => (at * 7919) % 256))).toMatchObject(
    {
      status: 422,
      json: { message: "No metal prices in this file. It needs a metal and a price in each row." },
    },
  );
});
