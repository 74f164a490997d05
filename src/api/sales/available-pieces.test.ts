import fc from "fast-check";
import { expect, test } from "vitest";
import { PIECE_STATES } from "#contract/catalogue/piece-states.ts";
import { orderSchema } from "#contract/sales/orders.ts";
import { getProduct } from "#domain/catalogue/products/get-product.ts";
import { listProducts } from "#domain/catalogue/products/list-products.ts";
import { acceptQuote } from "#domain/sales/quotes/customer-page/accept-quote.ts";
import { addInquiry } from "#tests/support/new-inquiry.ts";
import { secretOf, sendNewQuote } from "#tests/support/new-quote.ts";
import { postProduct } from "#tests/support/post-product.ts";
import { propertyRuns } from "#tests/support/property-runs.ts";
import { type ApiResponse, type TestApp, testApp } from "#tests/support/test-app.ts";
import { order, type SeenState, setStatus } from "#tests/support/make-piece.ts";
import { WAYS } from "#tests/support/ways-to-make-a-piece.ts";

async function seenByVisitors({ shop }: TestApp, id: number): Promise<SeenState> {
  const piece = await getProduct(shop, id, "visitor").catch(() => null);
  const listed = await listProducts(shop, { viewer: "visitor", query: { available: true } });
  const isListed = listed.items.some((each) => each.id === id);
  expect(isListed).toBe(piece?.availability === "available");
  return piece?.availability ?? "hidden";
}

/** A visitor asks for the piece, gets a quote and accepts it; then the order is canceled and the piece ordered again. */
async function expectForSale(app: TestApp, id: number, seen: SeenState): Promise<void> {
  const inquiry = await addInquiry(app.shop, { productIds: [id] });
  expect(inquiry.pieces).toMatchObject([{ productId: id }]);
  const quote = await sendNewQuote(app.shop, inquiry.id, [{ productId: id }]);
  await acceptQuote(app.shop, secretOf(quote), { delivery: "pickup" }, "203.0.113.7");
  const [accepted] = (await app.admin.get("/orders")).as(orderSchema.array());
  await setStatus(app, accepted?.id ?? 0, "cancelled");
  expect(await seenByVisitors(app, id)).toBe(seen);

  const { stock } = await getProduct(app.shop, id, "admin");
  expect((await order(app, id)).status).toBe(201);
  const isLast = seen === "available" && stock === 1;
  expect(await seenByVisitors(app, id)).toBe(isLast ? "sold" : seen);
}

const isForSale = (seen: SeenState) => seen === "available" || seen === "made_to_order";

test.each(WAYS)(
  "a piece %s is %s for visitors and can be had as shown",
  async (_way, seen, way) => {
    const app = await testApp();
    const id = await way(app);
    expect(await seenByVisitors(app, id)).toBe(seen);
    if (isForSale(seen)) await expectForSale(app, id, seen);
  },
);

/** One call of the desk; what it refuses changes nothing. */
type Step = (app: TestApp, id: number) => Promise<ApiResponse>;

const UNTIL = "2026-11-22T15:00:00.000Z";
const put =
  (body: object): Step =>
  (app, id) =>
    app.admin.put(`/products/${id}`, { body });
const bulk =
  (action: object): Step =>
  (app, id) =>
    app.admin.post("/products/bulk", { body: { ids: [id], ...action } });
const withInquiry =
  (path: string, body: (id: number) => object): Step =>
  async (app, id) => {
    const inquiry = await addInquiry(app.shop, { productIds: [id] });
    return app.admin.post(`/inquiries/${inquiry.id}/${path}`, { body: body(id) });
  };
const lastOrder = async (app: TestApp) =>
  (await app.admin.get("/orders")).as(orderSchema.array())[0];

const stated = fc.constantFrom<object>(
  {},
  {},
  { stock: 0 },
  { stock: 2 },
  { isActive: false },
  { availability: "available" },
  { availability: "available", stock: 0 },
  { availability: "reserved", reservedUntil: UNTIL },
  { availability: "made_to_order" },
  { availability: "sold" },
);
const steps = fc.oneof(
  stated.map((body) => put(body)),
  fc.constantFrom(...PIECE_STATES).map((state) => bulk({ action: "state", to: { state } })),
  fc.constantFrom<Step>(
    order,
    withInquiry("reserve", (productId) => ({ productId, until: UNTIL })),
    async (app) => {
      const id = (await lastOrder(app))?.id ?? 0;
      return app.admin.put(`/orders/${id}`, { body: { status: "cancelled" } });
    },
    async (app) =>
      app.admin.post(`/orders/${(await lastOrder(app))?.id ?? 0}/move-back`, { body: {} }),
    async (app, id) => {
      const inquiry = await addInquiry(app.shop, { productIds: [id] });
      const body = { items: [{ productId: id }] };
      const made = await app.admin.post(`/inquiries/${inquiry.id}/quotes`, { body });
      const quote = (made.json as { id: number }).id;
      await app.admin.post(`/quotes/${quote}/send`);
      return app.admin.post(`/quotes/${quote}/withdraw`);
    },
    async (app, id) => {
      const { trashId } = (await app.admin.delete(`/products/${id}`)).json as { trashId: number };
      return app.admin.post(`/trash/${trashId}/restore`);
    },
    async (app) => {
      app.shop.clock.advance({ days: 3 });
      return app.visitor.get("/products");
    },
  ),
);

test("whatever is done to a piece, what visitors see as available can be had", async () => {
  await fc.assert(
    fc.asyncProperty(stated, fc.array(steps, { maxLength: 6 }), async (fields, done) => {
      const app = await testApp();
      const { id } = await postProduct(app, { name: "Moon ring", price: "129.00", ...fields });
      for (const step of done) expect((await step(app, id)).status).toBeLessThan(500);
      const seen = await seenByVisitors(app, id);
      if (isForSale(seen)) await expectForSale(app, id, seen);
    }),
    { numRuns: propertyRuns(15) },
  );
});
