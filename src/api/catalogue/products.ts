import { z } from "zod";
import type { Pricing } from "#contract/catalogue/pricing/pricing-schemas.ts";
import type { Product } from "#contract/catalogue/products.ts";
import { getPricing } from "#domain/catalogue/pricing/get-pricing.ts";
import { savePricing } from "#domain/catalogue/pricing/save-pricing.ts";
import { DomainError } from "#domain/errors.ts";
import type { Shop } from "#domain/shop.ts";
import type { Viewer } from "#domain/viewer.ts";
import { deletedSchema } from "#contract/operations/trash.ts";
import { createProduct } from "#domain/catalogue/products/create-product.ts";
import { deleteProduct } from "#domain/catalogue/products/delete-product.ts";
import { duplicateProduct } from "#domain/catalogue/products/duplicate-product.ts";
import { getProduct } from "#domain/catalogue/products/get-product.ts";
import { listProducts } from "#domain/catalogue/products/list-products.ts";
import { updateProduct } from "#domain/catalogue/products/update-product.ts";
import {
  type Call,
  type CallContext,
  defineCall,
  PICTURES_BODY_LIMIT,
} from "../routing/define-call.ts";
import { catalogFilters, readFilters } from "./catalog-filters.ts";
import { idParams } from "../routing/id-params.ts";
import { readPage, sendPage } from "../routing/paging.ts";
import {
  toWireProduct,
  type WireProduct,
  withoutUnseen,
  withWireConflict,
  wireNewProduct,
  wireProductChange,
  wireProductSchema,
  withFirstImage,
} from "../wire/product.ts";

const group = "Pieces" as const;

export const productCalls: Call[] = [
  defineCall({
    method: "get",
    path: "/products",
    group,
    summary: "List the pieces",
    description:
      "Visitors get active ones only. ringSize finds rings that can be resized to it as well.",
    query: catalogFilters,
    response: z.array(wireProductSchema),
    handle: async ({ c, shop, viewer, query }) => {
      const options = { viewer, query: readFilters(query), ...readPage(query) };
      const pieces = sendPage(c, await listProducts(shop, options));
      return pieces.map((piece) => toWireProduct(piece, viewer));
    },
  }),
  defineCall({
    method: "get",
    path: "/products/{id}",
    group,
    summary: "Read one piece",
    params: idParams,
    response: wireProductSchema,
    handle: async ({ shop, viewer, params }) =>
      withPricing(shop, viewer, await getProduct(shop, params.id, viewer)),
  }),
  defineCall({
    method: "post",
    path: "/products",
    access: "pieces",
    group,
    summary: "Create a piece",
    description:
      "Data URLs in images are stored as pictures of the shop. images takes precedence over imageUrl.",
    body: wireNewProduct,
    bodyLimit: PICTURES_BODY_LIMIT,
    response: wireProductSchema,
    status: 201,
    fails: ["conflict", "unprocessable", "storage-full"],
    handle: async ({ shop, body, by, viewer }) => {
      requirePricingAccess(viewer, body.pricing);
      const piece = await createProduct(shop, body.product, { by });
      if (body.pricing) await savePricing(shop, piece.id, body.pricing, by);
      return withPricing(shop, viewer, piece);
    },
  }),
  defineCall({
    method: "post",
    path: "/products/{id}/duplicate",
    access: "pieces",
    group,
    summary: "Duplicate a piece",
    description: "The copy is hidden and available, without SKU and reservation.",
    params: idParams,
    body: z.object({ photos: z.boolean().default(true) }),
    response: wireProductSchema,
    status: 201,
    handle: async ({ shop, params, body, by, viewer }) => {
      const copy = await duplicateProduct(shop, params.id, {
        withPhotos: body?.photos ?? true,
        by,
      });
      return toWireProduct(copy, viewer);
    },
  }),
  defineCall({ ...change("put"), summary: "Change a piece" }),
  defineCall({ ...change("patch"), summary: "Change a piece" }),
  defineCall({
    method: "delete",
    path: "/products/{id}",
    access: "pieces",
    group,
    summary: "Delete a piece",
    params: idParams,
    response: deletedSchema,
    handle: ({ shop, params, by }) => deleteProduct(shop, params.id, by),
  }),
];

type Change = CallContext<z.output<typeof idParams>, unknown, z.output<typeof wireProductChange>>;

function change<Method extends "put" | "patch">(method: Method) {
  return {
    method,
    path: "/products/{id}",
    access: "pieces" as const,
    group,
    description: "Changes the given fields. A given version must be the current one.",
    params: idParams,
    body: wireProductChange,
    bodyLimit: PICTURES_BODY_LIMIT,
    response: wireProductSchema,
    fails: ["conflict" as const, "unprocessable" as const, "storage-full" as const],
    handle: changeProduct,
  };
}

async function changeProduct({ shop, params, body, by, viewer }: Change): Promise<WireProduct> {
  const { imageUrl, change, pricing } = body;
  requirePricingAccess(viewer, pricing);
  const images =
    imageUrl === undefined
      ? change.images
      : withFirstImage((await getProduct(shop, params.id, "admin")).images, imageUrl);
  const fields = { ...withoutUnseen(change, viewer), ...(images && { images }) };
  const update = updateProduct(shop, params.id, fields, by);
  const piece = await withWireConflict(update, viewer);
  if (pricing) await savePricing(shop, params.id, pricing, by);
  return withPricing(shop, viewer, piece);
}

/** Cost and mark-up are shown to people with full access alone. */
async function withPricing(shop: Shop, viewer: Viewer, piece: Product): Promise<WireProduct> {
  const wire = toWireProduct(piece, viewer);
  if (viewer !== "admin") return wire;
  const pricing = await getPricing(shop, piece.id);
  return pricing ? { ...wire, pricing } : wire;
}

function requirePricingAccess(viewer: Viewer, pricing: Pricing | undefined): void {
  if (!pricing || viewer === "admin") return;
  throw new DomainError("forbidden", "Only people with full access can say how a price is built.");
}
