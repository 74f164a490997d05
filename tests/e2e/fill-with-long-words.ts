import type { APIRequestContext } from "@playwright/test";
import { create } from "./open-own-shop.ts";

/** Words and addresses without a place to break, as long as their fields take them. */
const word = (length: number): string =>
  "Donaudampfschifffahrtsgesellschaftskapitän".repeat(20).slice(0, length);
const EMAIL = `${"rosalind.elsie".repeat(4)}@${"franklin".repeat(7)}.example`;
const URL = `https://${"goldsmith".repeat(6)}.example/${"a-path-without-an-end".repeat(5)}`;
const TEXT = `${word(300)} ${URL} ${EMAIL}`;
const ADDRESS = {
  line1: word(120),
  line2: word(120),
  city: word(60),
  state: word(60),
  postalCode: word(20),
  country: word(60),
};

async function put(caller: APIRequestContext, address: string, data: object): Promise<void> {
  const answer = await caller.put(address, { data });
  if (!answer.ok()) throw new Error(`${address}: ${await answer.text()}`);
}

/** The addresses of screens that show one record. */
export type LongRecords = Record<
  "product" | "collection" | "order" | "inquiry" | "customer" | "privatePage" | "quotePage",
  string
>;

/** Fills each kind of record with words that are longer than a phone is wide. */
export async function fillWithLongWords(artisan: APIRequestContext): Promise<LongRecords> {
  await fillSettings(artisan);
  const category = await create(artisan, "/api/categories", { name: word(60) });
  const tag = await create(artisan, "/api/tags", {
    name: word(60),
    slug: "long-tag",
    type: "material",
    color: "#334455",
  });
  const product = await create(artisan, "/api/products", {
    name: word(120),
    price: "9999999.99",
    stock: 3,
    sku: word(40),
    description: TEXT,
    categoryId: category.id,
    tagIds: [tag.id],
    materials: word(100),
    dimensions: word(100),
    craftTime: word(50),
    careInstructions: TEXT,
    stones: [{ kind: word(60), cut: word(40), origin: word(40) }],
  });
  const collection = await create(artisan, "/api/blog-posts", {
    title: word(120),
    slug: word(100).toLowerCase().replaceAll("ä", "a"),
    description: TEXT,
    content: `<h2>${word(120)}</h2><p>${TEXT} <a href="${URL}">${URL}</a></p><blockquote><p>${word(200)}</p></blockquote><ul><li>${word(200)}</li></ul>`,
    isPublished: true,
    author: word(60),
    categoryId: category.id,
    tagIds: [tag.id],
    productIds: [product.id],
  });
  const sold = await fillSales(artisan, product.id);
  await fillOthers(artisan);
  return {
    product: String(product.id),
    collection: collection.slug,
    ...sold,
  };
}

async function fillSettings(artisan: APIRequestContext): Promise<void> {
  await put(artisan, "/api/settings", {
    businessName: word(60),
    blurb: word(300),
    artistName: word(60),
    artistStory: TEXT,
    addressLine: word(100),
    city: word(60),
    state: word(60),
    postalCode: word(20),
    phone: "0".repeat(50),
    email: EMAIL,
    announcementText: word(120),
    socialLinks: [URL],
    savedReplies: [{ title: word(60), text: TEXT }],
    byAppointment: true,
  });
  await put(artisan, "/api/pages/care-guide", { content: `<p>${TEXT}</p>` });
}

async function fillSales(artisan: APIRequestContext, productId: number) {
  const customer = {
    customerName: word(100),
    customerEmail: EMAIL,
    customerPhone: "0".repeat(50),
    shippingAddress: ADDRESS,
  };
  const order = await create(artisan, "/api/orders", {
    ...customer,
    items: [
      {
        productId,
        quantity: 1,
        price: "100.00",
        customizations: { details: word(200), metal: word(60) },
      },
      { title: word(200), price: "9999999.99", quantity: 1 },
    ],
    notes: TEXT,
    dueDate: "2020-01-01",
  });
  const pickup = { delivery: "pickup", shippingAddress: undefined };
  await create(artisan, "/api/orders", {
    ...customer,
    ...pickup,
    items: [{ title: word(200), price: "10.00", quantity: 1 }],
  });
  await artisan.patch(`/api/orders/${order.id}`, {
    data: { trackingCarrier: word(50), trackingNumber: word(100) },
  });
  await create(artisan, `/api/orders/${order.id}/payments`, {
    amount: "1.00",
    method: "other",
    paidOn: "2020-01-01",
    reference: word(100),
  });
  const inquiry = await create(artisan, "/api/inquiries/recorded", {
    source: "phone",
    name: word(100),
    email: EMAIL,
    phone: "0".repeat(50),
    message: TEXT,
    productIds: [productId],
  });
  await artisan.post(`/api/inquiries/${inquiry.id}/notes`, { data: { text: TEXT } });
  await artisan.post(`/api/inquiries/${inquiry.id}/replies`, { data: { text: TEXT } });
  const quote = await create(artisan, `/api/inquiries/${inquiry.id}/quotes`, {
    items: [
      { title: word(200), price: "99999.99", quantity: 99 },
      { productId, price: "1.00" },
    ],
    note: TEXT,
    deposit: "12345.67",
    reserve: false,
  });
  const sent = (await (
    await artisan.post(`/api/quotes/${quote.id}/send`, { data: { mail: false } })
  ).json()) as { publicUrl: string };
  const { privateUrl } = (await (await artisan.get(`/api/inquiries/${inquiry.id}`)).json()) as {
    privateUrl: string;
  };
  const [found] = (await (
    await artisan.get(`/api/customers?search=${encodeURIComponent(EMAIL)}`)
  ).json()) as { id: number }[];
  return {
    order: String(order.id),
    inquiry: String(inquiry.id),
    customer: String(found?.id),
    privatePage: new globalThis.URL(privateUrl).pathname,
    quotePage: new globalThis.URL(sent.publicUrl).pathname,
  };
}

async function fillOthers(artisan: APIRequestContext): Promise<void> {
  await create(artisan, "/api/people", { username: word(100), email: EMAIL, access: "pieces" });
  const trashed = await create(artisan, "/api/products", { name: word(200), price: "1.00" });
  await artisan.delete(`/api/products/${trashed.id}`);
  await artisan.post("/api/subscribe", { data: { email: EMAIL } });
  // A page that visitors look for in vain, from a long address.
  await artisan.get(`/${word(200)}`, { headers: { Referer: URL, Accept: "text/html" } });
}
