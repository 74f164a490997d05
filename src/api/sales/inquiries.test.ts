import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { z } from "zod";
import { problemSchema } from "#contract/problem.ts";
import { inquirySchema, inquirySentSchema } from "#contract/sales/inquiries.ts";
import { addPiece } from "#tests/support/new-order.ts";
import { pictureWithCornerColors } from "#tests/support/test-pictures.ts";
import { type TestApp, testApp } from "#tests/support/test-app.ts";

const MEGABYTE = 1024 * 1024;

async function openForm({ visitor, shop }: TestApp) {
  const { token } = (await visitor.get("/inquiries/token")).as(z.object({ token: z.string() }));
  shop.clock.advance({ seconds: 5 });
  return { name: "Ana", email: "ana@example.com", message: "Is it still available?", token };
}

const sendForm = ({ app }: TestApp, fields: Record<string, string | Blob>, headers = {}) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const method = "POST";
  return app.request("http://localhost:3000/api/inquiries", { method, body, headers });
};

test("takes a visitor's inquiry, which the admin answers, reserves and closes", async () => {
  const app = await testApp();
  const productId = await addPiece(app.shop);
  const form = { ...(await openForm(app)), productIds: [productId] };
  const sent = await app.visitor.post("/inquiries", { body: form });
  expect(sent.status).toBe(201);
  expect(sent.as(inquirySentSchema).message).toBe("Thank you. Your message has arrived.");
  const [listed] = (await app.admin.get("/inquiries?state=new")).json as { id: number }[];
  const path = `/inquiries/${listed?.id}`;
  expect((await app.admin.get(path)).as(inquirySchema)).toMatchObject({
    privateUrl: sent.as(inquirySentSchema).privateUrl,
    messages: [{ text: "Is it still available?" }],
  });
  const replied = await app.admin.post(`${path}/replies`, { body: { text: "Yes" } });
  expect([replied.status, replied.json]).toMatchObject([201, { state: "waiting-for-them" }]);
  await app.admin.post(`${path}/notes`, { body: { text: "Nice" } });
  const reserve = { productId, until: "2026-11-28" };
  const reserved = await app.admin.post(`${path}/reserve`, { body: reserve });
  expect(reserved.json).toMatchObject({ pieces: [{ isReservedHere: true }] });
  const released = await app.admin.post(`${path}/release`, { body: { productId } });
  expect(released.json).toMatchObject({ pieces: [{ availability: "available" }] });
  const closed = await app.admin.put(path, { body: { state: "closed" } });
  expect(closed.json).toMatchObject({ state: "closed" });
  const ended = await app.admin.post(`${path}/end-private-page`);
  expect(ended.as(inquirySchema).privateUrl).not.toBe(sent.as(inquirySentSchema).privateUrl);
  expect((await app.admin.get("/inquiries/counts")).json).toMatchObject({ new: 0, closed: 1 });
});

test.each(["form", "call"])("stores the line breaks of a %s once", async (way) => {
  const app = await testApp();
  const inquiry = { ...(await openForm(app)), message: "Hello\r\n\r\nIs it gold?\rAna" };
  const sent =
    way === "form"
      ? await sendForm(app, inquiry)
      : await app.visitor.post("/inquiries", { body: inquiry });
  expect(sent.status).toBe(201);
  const [listed] = (await app.admin.get("/inquiries")).json as { id: number }[];
  expect((await app.admin.get(`/inquiries/${listed?.id}`)).json).toMatchObject({
    messages: [{ text: "Hello\n\nIs it gold?\nAna" }],
  });
});

test("takes a photo beside the fields of a form", async () => {
  const app = await testApp();
  const productId = await addPiece(app.shop);
  const jpeg = new Uint8Array(await pictureWithCornerColors(64, 48).jpeg().toBuffer());
  const fields = { ...(await openForm(app)), productIds: `${productId}`, photo: new Blob([jpeg]) };
  expect((await sendForm(app, fields)).status).toBe(201);
  const [inquiry] = (await app.admin.get("/inquiries")).json as object[];
  expect(inquiry).toMatchObject({
    pieces: [{ productId }],
    latest: { photos: [{ width: 64, height: 48 }] },
  });
});

test("takes a photo of 20 MB, and refuses one above 25 MB with a sentence", async () => {
  const app = await testApp();
  const side = 2650;
  const noise = randomBytes(side * side * 3);
  const raw = { width: side, height: side, channels: 3 as const };
  const png = new Uint8Array(await sharp(noise, { raw }).png({ compressionLevel: 0 }).toBuffer());
  expect(png.length).toBeGreaterThan(20 * MEGABYTE);
  const fields = await openForm(app);
  expect((await sendForm(app, { ...fields, photo: new Blob([png]) })).status).toBe(201);
  const large = new Blob([png, new Uint8Array(25 * MEGABYTE + 1 - png.length)]);
  const refused = await sendForm(app, { ...fields, message: "And this?", photo: large });
  expect(refused.status).toBe(413);
  expect(await refused.text()).toContain("larger than 25 MB");
  const listed = (await app.admin.get("/inquiries")).json;
  expect(listed).toMatchObject([{ latest: { photos: [{ width: side, height: side }] } }]);
});

test("takes a photo while others are arriving slowly", async () => {
  const app = await testApp();
  const fields = await openForm(app);
  const stalled = Array.from({ length: 10 }, () => new TransformStream<Uint8Array, Uint8Array>());
  const waiting = stalled.map(async ({ readable: body }) => {
    const headers = { "Content-Type": "multipart/form-data; boundary=x" };
    const init = { method: "POST", headers, body, duplex: "half" };
    return app.app.request("http://localhost:3000/api/inquiries", init);
  });
  const writers = stalled.map(({ writable }) => writable.getWriter());
  const head = `--x\r\nContent-Disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\n`;
  await Promise.all(writers.map((writer) => writer.write(new TextEncoder().encode(head))));
  const photo = new Blob([new Uint8Array(await pictureWithCornerColors(8, 8).png().toBuffer())]);
  expect((await sendForm(app, { ...fields, photo })).status).toBe(201);
  await Promise.all(writers.map((writer) => writer.close()));
  const statuses = (await Promise.all(waiting)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([400]));
});

test("bounds the texts beside a photo, and a body that does not state its size", async () => {
  const app = await testApp();
  const fields = await openForm(app);
  const message = "x".repeat(27 * MEGABYTE);
  expect((await sendForm(app, { ...fields, message })).status).toBe(413);
  const cut = { ...fields, ringSize: "x".repeat(MEGABYTE) };
  const { issues } = problemSchema.parse(await (await sendForm(app, cut)).json());
  expect(issues?.map(({ path }) => path)).toEqual(["ringSize"]);
});

test("refuses what is no photo and more than one, and stores nothing of it", async () => {
  const app = await testApp();
  const fields = await openForm(app);
  const bad = await sendForm(app, { ...fields, photo: new Blob(["<svg/>"]) });
  expect(bad.status).toBe(415);
  const photo = new Blob([new Uint8Array(await pictureWithCornerColors(8, 8).png().toBuffer())]);
  expect((await sendForm(app, { ...fields, photo, other: photo })).status).toBe(400);
  expect((await app.admin.get("/inquiries")).json).toEqual([]);
});

test("refuses a body that is too large before it is read", async () => {
  const app = await testApp();
  const body = { ...(await openForm(app)), topic: "x".repeat(17_000) };
  expect((await app.visitor.post("/inquiries", { body })).status).toBe(413);
  const headers = { "Content-Length": String(27 * MEGABYTE) };
  expect((await sendForm(app, { name: "Ana" }, headers)).status).toBe(413);
});

test("answers a held message like any other and sends it to to-check", async () => {
  const app = await testApp();
  const form = { ...(await openForm(app)), topic: "Cheap watches" };
  const held = await app.visitor.post("/inquiries", { body: form });
  expect([held.status, held.as(inquirySentSchema).message]).toEqual([
    201,
    "Thank you. Your message has arrived.",
  ]);
  expect((await app.admin.get("/inquiries")).json).toEqual([]);
  expect((await app.admin.get("/inquiries?state=to-check")).json).toHaveLength(1);
});

test("says which field is wrong", async () => {
  const app = await testApp();
  const form = { ...(await openForm(app)), name: " ", email: "ana" };
  const refused = await app.visitor.post("/inquiries", { body: form });
  expect([refused.status, refused.json]).toMatchObject([
    400,
    {
      issues: [
        { path: "name", message: "Enter your name." },
        { path: "email", message: "Enter your full email address, like name@example.com." },
      ],
    },
  ]);
  const forged = { ...form, name: "Ana", email: "ana@example.com", token: "1.x" };
  expect((await app.visitor.post("/inquiries", { body: forged })).status).toBe(400);
});

test("answers 429 with the email address after 60 in an hour", async () => {
  const app = await testApp();
  vi.spyOn(app.shop.refusals, "throttle").mockResolvedValue(true);
  const body = await openForm(app);
  for (let sent = 0; sent < 60; sent++) {
    // What is refused for its content writes nothing and is not counted.
    expect((await app.visitor.post("/inquiries", { body: {} })).status).toBe(400);
    expect((await app.visitor.post("/inquiries", { body })).status).toBe(201);
  }
  const refused = await app.visitor.post("/inquiries", { body });
  expect(refused.status).toBe(429);
  expect(refused.headers.get("Retry-After")).toMatch(/^\d+$/);
  expect(refused.text).toContain("hello@fernhill-goldsmith.example");
});

test("takes no message while the shop is asked by email only", async () => {
  const app = await testApp();
  const form = await openForm(app);
  await app.admin.put("/settings", { body: { inquiryForm: "email", email: "shop@example.com" } });
  const said = { error: "We answer by email. Please write to shop@example.com." };
  for (const refused of [
    await app.visitor.get("/inquiries/token"),
    await app.visitor.post("/inquiries", { body: form }),
  ]) {
    expect([refused.status, refused.json]).toMatchObject([403, said]);
  }
  await app.admin.put("/settings", { body: { inquiryForm: "form" } });
  expect((await app.visitor.post("/inquiries", { body: form })).status).toBe(201);
});

test("records a phone call", async () => {
  const { admin } = await testApp();
  const call = { source: "phone", name: "Bo", phone: "540", message: "A ring for spring" };
  const recorded = await admin.post("/inquiries/recorded", { body: call });
  expect([recorded.status, recorded.json]).toMatchObject([201, { state: "waiting-for-you" }]);
});
