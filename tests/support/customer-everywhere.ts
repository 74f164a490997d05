import { newPaymentSchema } from "#contract/sales/payments.ts";
import { newWaiterSchema } from "#contract/sales/waiting-list.ts";
import { createProduct } from "#domain/catalogue/products/create-product.ts";
import { changeManyProducts } from "#domain/catalogue/products/bulk/change-many-products.ts";
import { recordExternalOrder } from "#domain/channels/external-orders/record-external-order.ts";
import { moveToTrash } from "#domain/infrastructure/trash/move-to-trash.ts";
import { updateCustomer } from "#domain/sales/customers/update-customer.ts";
import { addNote } from "#domain/sales/inquiries/add-note.ts";
import { createFormToken } from "#domain/sales/inquiries/admission/inquiry-form-token.ts";
import { receiveInquiry } from "#domain/sales/inquiries/receive-inquiry.ts";
import { addMessage } from "#domain/sales/inquiries/records/add-message.ts";
import { replyToInquiry } from "#domain/sales/inquiries/reply-to-inquiry.ts";
import { reserveForInquiry } from "#domain/sales/inquiries/reservations/reserve-for-inquiry.ts";
import { changeOrderStatus } from "#domain/sales/orders/change-order-status.ts";
import { editOrder } from "#domain/sales/orders/edit-order.ts";
import { recordOrder } from "#domain/sales/orders/record-order.ts";
import { printPapers } from "#domain/sales/papers/print-papers.ts";
import { recordPayment } from "#domain/sales/payments/record-payment.ts";
import { acceptQuote } from "#domain/sales/quotes/customer-page/accept-quote.ts";
import { joinWaitingList } from "#domain/sales/waiting-list/join-waiting-list.ts";
import { exportedWorkbook, itemRow, orderRow } from "./exported-workbook.ts";
import { importSpreadsheetFile } from "./import-spreadsheet.ts";
import { addInquiry } from "./new-inquiry.ts";
import { addPiece, newOrder } from "./new-order.ts";
import { secretOf, sendNewQuote } from "./new-quote.ts";
import { addPlatform, sellOnPlatform } from "./sell-on-platform.ts";
import { pictureWithCornerColors } from "./test-pictures.ts";
import type { TestShop } from "./test-shop.ts";

/** Every word that is the customer's is marked with this name. */
export const NAME = "Quillfeather";
const PHONE = "434 555 0187";

/** Finds a mark of the customer in a text. */
export const MARK = new RegExp(`${NAME}|434\\D{0,2}555\\D{0,2}0187`, "i");
export const IDA = { name: `Ida ${NAME}`, email: `ida@${NAME}.example`.toLowerCase() };

/**
 * Puts a customer into every table that can hold one, through what people and platforms do. All orders are
 * finished. @returns the customer's id
 */
export async function fillWithCustomer(shop: TestShop): Promise<number> {
  const customerId = await converse(shop);
  await updateCustomer(shop, customerId, { notes: NAME }, "ada");
  await buy(shop);
  await buyElsewhere(shop);
  await wait(shop);
  await reserveByHand(shop);
  await importFiles(shop);
  return customerId;
}

export async function ask(shop: TestShop, message: string, change: object = {}) {
  const words = { ...IDA, message: `${message} ${NAME}`, ringSize: NAME, phone: PHONE };
  return addInquiry(shop, { ...words, ...change });
}

async function finish(shop: TestShop, id: number) {
  for (const status of ["processing", "shipped", "completed"] as const) {
    await changeOrderStatus(shop, id, status, "ada");
  }
}

async function converse(shop: TestShop) {
  const productId = await addPiece(shop, { name: "Solitaire" });
  const inquiry = await ask(shop, "One", { productIds: [productId] });
  await replyToInquiry(shop, inquiry.id, { text: `Dear ${NAME}` }, "ada");
  const mailed = { kind: "customer" as const, text: "Yes", mailedFrom: IDA.email };
  await addMessage(shop, inquiry.id, mailed);
  await addNote(shop, inquiry.id, `${NAME} likes opals`, "ada");
  const item = { title: `Ring of ${NAME}`, price: "64.00", details: NAME, ringSize: NAME };
  await sendNewQuote(shop, inquiry.id, [item], { note: `For ${NAME}` });
  // An order keeps what its pieces are called.
  const sent = await sendNewQuote(shop, inquiry.id, [{ ...item, title: "Ring" }]);
  await acceptQuote(shop, secretOf(sent), { delivery: "pickup" }, "203.0.113.7");
  const { orderId } = await shop.db
    .selectFrom("quotes")
    .select("orderId")
    .where("orderId", "is not", null)
    .executeTakeFirstOrThrow();
  await finish(shop, orderId ?? 0);
  await reserveForInquiry(shop, inquiry.id, { productId, until: "2026-11-28" }, "ada");
  const token = createFormToken(shop);
  shop.clock.advance({ seconds: 5 });
  const photo = await pictureWithCornerColors(8, 8).jpeg().toBuffer();
  const form = { ...IDA, message: `Two ${NAME}`, token, attempt: crypto.randomUUID() };
  await receiveInquiry(shop, form, photo);
  const dropped = await ask(shop, "Three");
  const removal = { kind: "inquiry" as const, entityId: dropped.id, by: "ada" };
  await moveToTrash(shop, { ...removal, label: `Inquiry of ${IDA.name}` });
  await ask(shop, "Held", { topic: "filled in by a program" });
  return inquiry.customerId ?? 0;
}

async function buy(shop: TestShop) {
  const made = { engraving: NAME, dateMade: "2026-11-18" };
  const line = { title: "Band", quantity: 1, price: "64.00", customizations: made };
  const place = { city: NAME, state: NAME, postalCode: NAME, country: "USA" };
  const shippingAddress = { line1: `1 ${NAME} Lane`, ...place };
  const ida = { customerName: IDA.name, customerEmail: IDA.email, customerPhone: PHONE };
  const customer = { ...ida, shippingAddress, billingAddress: shippingAddress };
  const record = () => recordOrder(shop, newOrder([line], { ...customer, notes: NAME }), "ada");
  const { id } = await record();
  const edit = { customerName: `Mrs. ${NAME}`, trackingCarrier: "UPS", trackingNumber: NAME };
  await editOrder(shop, id, edit, "ada");
  const paid = { amount: "30", method: "check", paidOn: "2026-11-20", reference: NAME };
  await recordPayment(shop, id, newPaymentSchema.parse(paid), "ada");
  await printPapers(shop, id, "certificate");
  await finish(shop, id);
  const sale = { number: "1", productId: null, internalOrderId: id };
  const external = await sellOnPlatform(shop, await addPlatform(shop), sale);
  await shop.db
    .updateTable("externalOrders")
    .set({ customerName: NAME, customerEmail: IDA.email, orderData: JSON.stringify({ to: NAME }) })
    .where("id", "=", external)
    .execute();
  const dropped = await record();
  const removal = { kind: "order" as const, entityId: dropped.id, by: "ada" };
  await moveToTrash(shop, { ...removal, label: `Order of ${NAME}` });
}

/** An order as WooCommerce reports it. */
export const wooOrder = {
  id: 7,
  number: "7",
  status: "completed",
  total: "10.00",
  date_created_gmt: "2026-11-18T10:00:00",
  date_modified_gmt: "2026-11-18T10:00:00",
  customer_note: NAME,
  billing: { first_name: "Ida", last_name: NAME, email: IDA.email.toUpperCase() },
  line_items: [
    { id: 1, name: "Ring", product_id: 9, quantity: 1, total: "10.00", meta: [{ value: NAME }] },
  ],
};

async function buyElsewhere(shop: TestShop) {
  const { id } = await shop.db
    .selectFrom("platformIntegrations")
    .select("id")
    .executeTakeFirstOrThrow();
  await recordExternalOrder(shop, id, wooOrder);
}

async function wait(shop: TestShop) {
  const productId = await addPiece(shop, { availability: "sold" });
  const email = IDA.email.toUpperCase();
  await joinWaitingList(shop, newWaiterSchema.parse({ productId, email }));
}

async function reserveByHand(shop: TestShop) {
  const reserved = { availability: "reserved" as const, reservedFor: IDA.name.toUpperCase() };
  const piece = { name: "Brooch", price: 100, stock: 1, ...reserved };
  const { id } = await createProduct(shop, piece, { by: "ada" });
  const ids = [id, (await createProduct(shop, piece, { by: "ada" })).id];
  const to = { state: "reserved" as const, reservedFor: "Bo" };
  await changeManyProducts(shop, { ids, action: "state", to }, "ada");
  await createProduct(shop, piece, { by: "ada" });
}

/** One that was applied, with a row that was refused, and one that was only previewed. */
async function importFiles(shop: TestShop) {
  const row = orderRow({
    ID: 77,
    Customer: IDA.name,
    "E-mail": IDA.email.toUpperCase(),
    "Shipping Address": `1 ${NAME} Lane\n${NAME}, Virginia 24401\nUSA`,
    Status: "completed",
    Notes: `For ${NAME}`,
  });
  const piece = { ID: 9, Name: "Cuff", Price: 10, Stock: 1, "Reserved For": IDA.name };
  const sheets = {
    Orders: [row, { ...row, ID: 78, "E-mail": null }, { ...row, ID: 79, Total: NAME }],
    Subscribers: [{ "E-mail": IDA.email, Active: true }],
    "Order items": [itemRow({ "Order ID": 77, "Piece ID": 9, Piece: "Cuff" })],
  };
  const pieces = [{ ...piece, Availability: "reserved" }];
  await importSpreadsheetFile(shop, await exportedWorkbook(sheets, pieces));
  const cameo = { ...piece, ID: 1, Name: "Cameo", Availability: "reserved" };
  for (const change of [{}, { "Reserved For": "Bo" }]) {
    await importSpreadsheetFile(shop, await exportedWorkbook({}, [{ ...cameo, ...change }]));
  }
  const more = { Orders: [{ ...row, ID: 80, Total: 5 }] };
  const dearer = pieces.map((each) => ({ ...each, Price: 11 }));
  await importSpreadsheetFile(shop, await exportedWorkbook(more, dearer), { dryRun: true });
  // Their earlier notes and addresses, and a row that names them alone.
  const people = `Email,First Name,Last Name,Phone,Address1,City,Note,Accepts Marketing,Total Spent\n`;
  const ida = `${IDA.email},Ida,${NAME},${PHONE},2 ${NAME} Lane,${NAME},From ${NAME},no,0\n`;
  await importSpreadsheetFile(shop, `${people}${ida},Ida,${NAME},,,,,no,0\n`);
  const table = `Product Name,Price,Made for,Notes\n,5,${IDA.email},${NAME} Lane\nRing,5,Bo,Mill Lane\n`;
  const mapping = {
    "Product Name": "name",
    Price: "price",
    "Made for": null,
    Notes: null,
  } as const;
  await importSpreadsheetFile(shop, table, { mapping });
}
