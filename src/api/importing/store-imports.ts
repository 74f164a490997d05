import { z } from "zod";
import { parseWeightUnit } from "#contract/weight-units.ts";
import { listProducts } from "#domain/catalogue/products/list-products.ts";
import { importWebsite } from "#domain/importing/website/import-website.ts";
import { importWoocommerce } from "#domain/importing/woocommerce/import-woocommerce.ts";
import { defineCall } from "../routing/define-call.ts";
import { dryRunQuery, isDryRun } from "../routing/dry-run.ts";
import { toWireReport, wireReportSchema } from "../wire/import-report.ts";
import { toWireProduct, wireProductSchema } from "../wire/product.ts";

const group = "Data";

const line = z.string().trim().max(2000);

/** As WooCommerce writes them; an empty string is a field left empty in the form. */
const weightUnit = z
  .enum(["g", "kg", "lbs", "oz", ""], "Must be one of g, kg, lbs and oz")
  .transform((word) => parseWeightUnit(word) ?? undefined);

const fails = ["conflict", "unprocessable", "bad-gateway", "storage-full"] as const;

export const storeImportCalls = [
  defineCall({
    method: "post",
    path: "/woocommerce/import",
    group,
    summary: "Import all products of a WooCommerce store",
    description:
      "Without a body it reads the store connected on Platforms; without keys only public products. Safe to repeat: it updates and never duplicates. A store that does not reveal its unit of weight is refused with an issue of weightUnit: send g, kg, lbs or oz. With dryRun=1 it returns what it would do. The header X-Sync-Log-Id identifies the import.",
    query: dryRunQuery,
    body: z.object({
      storeUrl: line.optional(),
      consumerKey: line.optional(),
      consumerSecret: line.optional(),
      weightUnit: weightUnit.optional(),
    }),
    response: wireReportSchema,
    fails: [...fails],
    handle: async ({ c, shop, query, body, by }) => {
      const options = { by, dryRun: isDryRun(query) };
      const { syncLogId, done } = await importWoocommerce(shop, body, options);
      c.header("X-Sync-Log-Id", String(syncLogId));
      return toWireReport(await done);
    },
  }),
  defineCall({
    method: "post",
    path: "/scrape-website",
    group,
    summary: "Import pieces from any website",
    description:
      "Reads its Shopify product list, its WooCommerce Store API, or page by page as robots.txt allows. Returns the pieces that were created or changed; uncertain ones are listed by GET /api/sync-logs/{id}/items. With dryRun=1 it returns the report of what it would do. The header X-Sync-Log-Id identifies the import.",
    query: dryRunQuery,
    body: z.object({ url: line.min(1) }),
    response: z.union([z.array(wireProductSchema), wireReportSchema]),
    fails: [...fails],
    handle: async ({ c, shop, viewer, query, body, by }) => {
      const dryRun = isDryRun(query);
      const { syncLogId, done } = await importWebsite(shop, body, { by, dryRun });
      c.header("X-Sync-Log-Id", String(syncLogId));
      const report = await done;
      if (dryRun) return toWireReport(report);
      const { items } = await listProducts(shop, { viewer, ids: report.productIds });
      return items.map((piece) => toWireProduct(piece, viewer));
    },
  }),
];
