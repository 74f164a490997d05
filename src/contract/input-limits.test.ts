import { expect, test } from "vitest";
import { bulkProductActionSchema } from "./catalogue/bulk-product-action.ts";
import { newCollectionSchema } from "./catalogue/collections.ts";
import { heroSectionInputSchema } from "./catalogue/hero-sections.ts";
import { newLetterSchema } from "./newsletter/letters.ts";
import { pictureChangeSchema } from "./media/media.ts";
import { newOrderSchema } from "./sales/orders.ts";
import { wooKeysSchema } from "./channels/platforms.ts";
import { newProductSchema } from "./catalogue/products.ts";
import { codeProofSchema, passwordProofSchema } from "./access/second-factor.ts";
import { passwordChangeSchema, signInSchema } from "./access/sign-in.ts";
import { subscriptionSchema } from "./newsletter/subscribers.ts";
import { newTagSchema } from "./catalogue/tags.ts";
import type { z } from "./zod.ts";

type Text = { path: string; max: number; isRequired?: true; isTrimmed?: false };
type Input = {
  schema: z.ZodType;
  valid: Record<string, unknown>;
  texts?: Text[];
  /** Path, least and greatest number. */
  numbers?: [path: string, min: number, max: number][];
  /** Path, an entry, and how few and how many there may be. */
  lists?: [path: string, entry: unknown, min: number, max: number][];
};

const required = (path: string, max: number): Text => ({ path, max, isRequired: true });
const optional = (path: string, max: number): Text => ({ path, max });
const secret = (path: string, max: number): Text => ({
  ...required(path, max),
  isTrimmed: false,
});

const address = { line1: "1 Mill Lane", city: "Staunton", state: "VA", postalCode: "24401" };
const MAX_ID = 2_147_483_647;

const INPUTS: Record<string, Input> = {
  "a piece": {
    schema: newProductSchema,
    valid: { name: "Ring", price: 1 },
    texts: [
      required("name", 255),
      optional("description", 20_000),
      optional("sku", 100),
      optional("materials", 2000),
      optional("dimensions", 255),
      optional("reservedFor", 255),
      optional("leadTime", 100),
    ],
    numbers: [
      ["stock", 0, 1_000_000],
      ["categoryId", 1, MAX_ID],
    ],
    lists: [
      ["images", "https://pictures.example/a.jpg", 0, 24],
      ["tagIds", 1, 0, 100],
    ],
  },
  "an action on pieces": {
    schema: bulkProductActionSchema,
    valid: { ids: [1], action: "tag", tagId: 1 },
    numbers: [["tagId", 1, MAX_ID]],
    lists: [["ids", 1, 1, 500]],
  },
  "a collection": {
    schema: newCollectionSchema,
    valid: { title: "Moon", slug: "moon", description: "Rings" },
    texts: [
      required("title", 255),
      { path: "slug", max: 255, isTrimmed: false, isRequired: true },
      required("description", 5000),
      { path: "content", max: 2_000_000, isTrimmed: false },
    ],
    numbers: [["categoryId", 1, MAX_ID]],
    lists: [
      ["images", "https://pictures.example/a.jpg", 0, 100],
      ["tagIds", 1, 0, 100],
      ["productIds", 1, 0, 500],
    ],
  },
  "a tag": {
    schema: newTagSchema,
    valid: { name: "Gold", slug: "gold", type: "material" },
    texts: [required("name", 100), secret("slug", 100)],
  },
  "a hero section": {
    schema: heroSectionInputSchema,
    valid: { key: "hero", title: "Moon" },
    texts: [
      required("key", 100),
      required("title", 255),
      optional("subtitle", 500),
      optional("description", 2000),
      optional("buttonText", 100),
    ],
    numbers: [["displayOrder", 0, 10_000]],
  },
  "a letter": {
    schema: newLetterSchema,
    valid: { subject: "News", body: "Dear reader" },
    texts: [required("subject", 200), required("body", 20_000)],
  },
  "a photo": {
    schema: pictureChangeSchema,
    valid: {},
    texts: [optional("alt", 1000)],
    numbers: [
      ["focalX", 0, 1],
      ["focalY", 0, 1],
    ],
  },
  "an order": {
    schema: newOrderSchema,
    valid: {
      customerName: "Ada",
      customerEmail: "ada@example.com",
      shippingAddress: { ...address, country: "USA" },
      items: [{ productId: 1, quantity: 1 }],
    },
    texts: [
      required("customerName", 255),
      optional("customerPhone", 50),
      optional("notes", 5000),
      required("shippingAddress.line1", 255),
      optional("shippingAddress.line2", 255),
      required("shippingAddress.city", 255),
      required("shippingAddress.postalCode", 20),
    ],
    numbers: [
      ["items.0.productId", 1, MAX_ID],
      ["items.0.quantity", 1, 1000],
    ],
    lists: [["items", { productId: 1, quantity: 1 }, 1, 100]],
  },
  "keys of a store": {
    schema: wooKeysSchema,
    valid: { storeUrl: "https://store.example", consumerKey: "ck", consumerSecret: "cs" },
    texts: [required("consumerKey", 500), required("consumerSecret", 500)],
  },
  "a sign-in": {
    schema: signInSchema,
    valid: { username: "ada", password: "secret" },
    texts: [secret("username", 255), secret("password", 1000), optional("code", 50)],
  },
  "a new password": {
    schema: passwordChangeSchema,
    valid: { currentPassword: "old", newPassword: "a new password" },
    texts: [secret("currentPassword", 1000), secret("newPassword", 1000)],
  },
  "a password's proof": {
    schema: passwordProofSchema,
    valid: { currentPassword: "old" },
    texts: [secret("currentPassword", 1000)],
  },
  "a code's proof": {
    schema: codeProofSchema,
    valid: { code: "123456" },
    texts: [required("code", 50)],
  },
};

/** A copy with a value at a dotted path. */
function withValue(valid: object, path: string, value: unknown): Record<string, unknown> {
  const copy = structuredClone(valid) as Record<string, unknown>;
  const keys = path.split(".");
  const last = keys.pop() ?? "";
  (keys.reduce<unknown>((at, key) => Reflect.get(at as object, key), copy) as typeof copy)[last] =
    value;
  return copy;
}

const valueAt = (value: unknown, path: string): unknown =>
  path.split(".").reduce((at, key) => Reflect.get(at as object, key) as unknown, value);

const cases = Object.entries(INPUTS).map(([name, input]) => ({ name, ...input }));
const textCases = cases.flatMap(({ texts = [], ...each }) =>
  texts.map((text) => ({ ...each, ...text })),
);

const accepts = ({ schema, valid }: Input, path: string, value: unknown): boolean =>
  schema.safeParse(withValue(valid, path, value)).success;

test.each(textCases)("$name takes $path of at most $max characters", (text) => {
  const accepted = [text.max, text.max + 1].map((length) =>
    accepts(text, text.path, "a".repeat(length)),
  );
  expect(accepted).toEqual([true, false]);
});

test.each(textCases)("$name takes a blank $path only where it may be empty", (text) => {
  const blank = text.isTrimmed === false ? "" : "  ";
  expect(accepts(text, text.path, blank)).toBe(text.isRequired !== true);
});

test.each(textCases.filter(({ isTrimmed }) => isTrimmed !== false))(
  "$name trims $path",
  ({ schema, valid, path }) => {
    expect(valueAt(schema.parse(withValue(valid, path, " a ")), path)).toBe("a");
  },
);

test.each(
  cases.flatMap(({ numbers = [], ...each }) =>
    numbers.map(([path, min, max]) => ({ ...each, path, min, max })),
  ),
)("$name takes $path from $min to $max", ({ path, min, max, ...input }) => {
  const accepted = [min - 1, min, max, max + 1].map((value) => accepts(input, path, value));
  expect(accepted).toEqual([false, true, true, false]);
});

test.each(
  cases.flatMap(({ lists = [], ...each }) =>
    lists.map(([path, entry, min, max]) => ({ ...each, path, entry, min, max })),
  ),
)("$name takes $min to $max of $path", ({ path, entry, min, max, ...input }) => {
  const lengths = [min - 1, min, max, max + 1].filter((length) => length >= 0);
  const accepted = lengths.filter((length) =>
    accepts(
      input,
      path,
      Array.from({ length }, () => entry),
    ),
  );
  expect(accepted).toEqual([min, max]);
});

test("an email address is trimmed and has at most 255 characters", () => {
  const label = `${"b".repeat(50)}.`;
  const sent = (length: number) => ({
    email: `${`${"a".repeat(60)}@${label.repeat(3)}`.padEnd(length - 4, "c")}.com`,
  });
  expect(subscriptionSchema.safeParse(sent(255)).success).toBe(true);
  expect(subscriptionSchema.safeParse(sent(256)).success).toBe(false);
  const email = " Ada@Example.com ";
  expect(subscriptionSchema.parse({ email })).toEqual({ email: "ada@example.com" });
  const order = withValue(INPUTS["an order"]?.valid ?? {}, "customerEmail", email);
  expect(newOrderSchema.parse(order)).toMatchObject({ customerEmail: "Ada@Example.com" });
});

test("a new password has at least ten characters", () => {
  const accepted = [9, 10].map((length) => {
    const change = { currentPassword: "old", newPassword: "a".repeat(length) };
    return passwordChangeSchema.safeParse(change).success;
  });
  expect(accepted).toEqual([false, true]);
});
