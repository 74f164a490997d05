import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { readResidentMegabytes } from "#tests/support/resident-memory.ts";
import { admin, signInToShop } from "#tests/support/shop-client.ts";
import { type ShopServer, startMeasuredShop } from "#tests/support/shop-server.ts";

/** More than one address may send in an hour. */
const FROM_ONE = 160;
const FROM_MANY = 160;
/** More than wait to be stored: the others are refused at once. */
const AT_ONCE = 80;
/** No person sends the form sooner after it was opened. */
const FORM_MILLISECONDS = 3200;

vi.setConfig({ testTimeout: 120_000 });

const openForm = async ({ baseURL }: ShopServer): Promise<string> =>
  ((await (await fetch(`${baseURL}/api/inquiries/token`)).json()) as { token: string }).token;

const send = ({ baseURL }: ShopServer, from: string, body: object): Promise<number> =>
  fetch(`${baseURL}/api/inquiries`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Forwarded-For": from },
    body: JSON.stringify(body),
  }).then(async (answer) => {
    await answer.text();
    return answer.status;
  });

/** Sends spam, some at once. @returns how often each status was answered */
async function spam(shop: ShopServer, count: number, addressOf: (index: number) => string) {
  const token = await openForm(shop);
  const statuses: Record<number, number> = {};
  for (let first = 0; first < count; first += AT_ONCE) {
    const batch = Array.from({ length: Math.min(AT_ONCE, count - first) }, async (_, offset) => {
      const index = first + offset;
      const status = await send(shop, addressOf(index), {
        name: "Best Prices",
        email: `seller-${index}@spam.example`,
        message: `Buy https://a.example https://b.example https://c.example https://d.example ${"x".repeat(3000)} ${index}`,
        topic: index % 2 === 0 ? "casino" : "",
        token,
      });
      statuses[status] = (statuses[status] ?? 0) + 1;
    });
    await Promise.all(batch);
  }
  return statuses;
}

test.runIf(process.platform === "linux")(
  "spam from one address and from many is bounded and held, and a person's message arrives",
  async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), "fernhill-spam-"));
    const shop = await startMeasuredShop({
      DATA_DIR: dataDir,
      SAMPLE_DATA: "never",
      ADMIN_PASSWORD: admin.password,
      TRUST_PROXY: "1",
    });
    try {
      const first = await spam(shop, 40, () => "203.0.113.1");
      const before = await readResidentMegabytes(shop.process.pid);
      const token = await openForm(shop);
      const opened = sleep(FORM_MILLISECONDS);
      const [fromOne, fromMany, person] = await Promise.all([
        spam(shop, FROM_ONE, () => "203.0.113.7"),
        spam(shop, FROM_MANY, (index) => `198.51.100.${index % 250}`),
        opened.then(() =>
          send(shop, "192.0.2.9", {
            name: "Ana Castillo",
            email: "ana@example.com",
            message: "Is the opal ring still available?",
            token,
          }),
        ),
      ]);
      expect(fromOne).toMatchObject({ 429: expect.any(Number) });
      const taken = [first, fromOne, fromMany].reduce((sum, each) => sum + (each[201] ?? 0), 0);
      expect([taken > 10, taken < 240]).toEqual([true, true]);
      expect((fromMany[201] ?? 0) + (fromMany[429] ?? 0)).toBe(FROM_MANY);
      expect(person).toBe(201);

      const { call } = await signInToShop(shop.baseURL);
      expect((await call("GET", "/inquiries")).json).toMatchObject([{ name: "Ana Castillo" }]);
      expect((await call("GET", "/inquiries/counts")).json).toMatchObject({
        new: 1,
        "to-check": taken,
      });
      const after = await readResidentMegabytes(shop.process.pid);
      expect({ before, after, isFlat: after < before + 60 }).toMatchObject({ isFlat: true });
    } finally {
      await shop.stop();
      await rm(dataDir, { recursive: true });
    }
  },
);
