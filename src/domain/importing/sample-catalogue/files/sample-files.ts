import { ORDER_STATUSES } from "#contract/sales/order-transitions.ts";
import { AVAILABILITIES } from "#contract/catalogue/product-fields.ts";
import { readFile } from "node:fs/promises";
import { z } from "zod";
import { settingsChangeSchema } from "#contract/settings/settings.ts";
import { newTagSchema } from "#contract/catalogue/tags.ts";
import { projectFile } from "#project-file";

const FOLDER = projectFile("sample/");

/** The bytes of a sample photo, "hero-1.jpg". */
export const readPhoto = (file: string): Promise<Buffer> =>
  readFile(new URL(`photographs/${file}`, FOLDER));

/** The HTML of a collection or page; "" when the file is missing. */
export async function readHtml(folder: "collections" | "pages", slug: string): Promise<string> {
  try {
    return await readFile(new URL(`${folder}/${slug}.html`, FOLDER), "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return "";
    throw error;
  }
}

const photo = z.object({ file: z.string(), alt: z.string() });
export type SamplePhoto = z.infer<typeof photo>;

const product = z.object({
  sku: z.string(),
  name: z.string(),
  category: z.string(),
  price: z.string(),
  description: z.string(),
  materials: z.string(),
  /** As their columns hold them. */
  metals: z.string().optional(),
  stones: z.string().optional(),
  ringSize: z.number().optional(),
  weight: z.string(),
  dimensions: z.string(),
  /** The stock after the sample orders. */
  stock: z.int(),
  isCustomDesign: z.boolean(),
  availability: z.enum(AVAILABILITIES).optional(),
  reservedFor: z.string().optional(),
  reservedUntil: z.string().optional(),
  leadTime: z.string().optional(),
  tags: z.array(z.string()),
  createdAt: z.string(),
  images: z.array(photo),
});
export type SampleProduct = z.infer<typeof product>;

const collection = z.object({
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  category: z.string().nullable(),
  products: z.array(z.string()),
  images: z.array(z.string()),
  tags: z.array(z.string()),
  isPublished: z.boolean(),
  isFeatured: z.boolean(),
  publishedAt: z.string().nullable(),
  createdAt: z.string(),
});

const order = z.object({
  customerName: z.string(),
  customerEmail: z.string(),
  customerPhone: z.string().nullable(),
  shippingAddress: z.record(z.string(), z.string()),
  items: z.array(z.object({ sku: z.string(), quantity: z.int(), price: z.string() })),
  shipping: z.string(),
  tax: z.string(),
  status: z.enum(ORDER_STATUSES),
  notes: z.string().nullable(),
  createdAt: z.string(),
});
export type SampleOrder = z.infer<typeof order>;

const heroSection = z.object({
  key: z.string(),
  title: z.string(),
  subtitle: z.string(),
  buttonText: z.string(),
  buttonLink: z.string(),
  image: photo,
  displayOrder: z.int(),
});

const FILES = {
  settings: settingsChangeSchema,
  tags: z.array(newTagSchema),
  products: z.array(product),
  collections: z.array(collection),
  orders: z.array(order),
  "hero-sections": z.array(heroSection),
  subscribers: z.array(z.object({ email: z.string(), createdAt: z.string() })),
};

/** One file of the sample catalogue, parsed. */
export async function readSample<Name extends keyof typeof FILES>(
  name: Name,
): Promise<z.output<(typeof FILES)[Name]>> {
  const text = await readFile(new URL(`${name}.json`, FOLDER), "utf8");
  return FILES[name].parse(JSON.parse(text)) as z.output<(typeof FILES)[Name]>;
}
