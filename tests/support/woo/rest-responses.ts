import type { WooRecord } from "./records.ts";

export type RestResponse = { status: number; body: unknown; headers?: Record<string, string> };

const error = (status: number, code: string, message: string): RestResponse => ({
  status,
  body: { code, message, data: { status } },
});

export const noRoute = error(
  404,
  "rest_no_route",
  "No route was found matching the URL and request method.",
);
const noId = error(404, "woocommerce_rest_term_invalid", "Invalid ID.");

/** A page of a list, with the headers that tell of the others. */
export function listResponse(records: WooRecord[], url: URL): RestResponse {
  const query = url.searchParams;
  const perPage = Number(query.get("per_page") ?? 10);
  if (!(perPage >= 1 && perPage <= 100)) {
    return error(400, "rest_invalid_param", "Invalid parameter(s): per_page");
  }
  const page = Number(query.get("page") ?? 1);
  const found = records.filter(matches(query)).toSorted(inOrder(query));
  const pages = Math.ceil(found.length / perPage);
  const from = query.has("offset") ? Number(query.get("offset")) : (page - 1) * perPage;
  const body = found.slice(from, from + perPage).map((record) => pick(record, query));
  const link = [
    page > 1 && `<${pageAddress(url, page - 1)}>; rel="prev"`,
    page < pages && `<${pageAddress(url, page + 1)}>; rel="next"`,
  ].filter(Boolean);
  const headers = {
    "X-WP-Total": String(found.length),
    "X-WP-TotalPages": String(pages),
    ...(link.length > 0 && { Link: link.join(", ") }),
  };
  return { status: 200, body, headers };
}

function matches(query: URLSearchParams): (record: WooRecord) => boolean {
  const wanted = (name: string) => query.get(name)?.split(",") ?? null;
  const [status, sku, include] = [wanted("status"), wanted("sku"), wanted("include")];
  const after = query.get("modified_after");
  return (record) =>
    (!status || status.includes("any") || status.includes(String(record["status"]))) &&
    (!sku || sku.includes(String(record["sku"]))) &&
    (!include || include.includes(String(record.id))) &&
    (!after || String(record["date_modified"]) > after);
}

function inOrder(query: URLSearchParams): (a: WooRecord, b: WooRecord) => number {
  const sign = query.get("order") === "asc" ? 1 : -1;
  const by = query.get("orderby") === "id" ? "id" : "date_created";
  return (a, b) => {
    const [x, y] = [a[by] as string | number, b[by] as string | number];
    return sign * (x < y ? -1 : Number(x > y) || a.id - b.id);
  };
}

function pick(record: WooRecord, query: URLSearchParams): Record<string, unknown> {
  const fields = query.get("_fields")?.split(",");
  if (!fields) return record;
  return Object.fromEntries(Object.entries(record).filter(([name]) => fields.includes(name)));
}

function pageAddress(url: URL, page: number): string {
  const address = new URL(url);
  address.searchParams.set("page", String(page));
  return address.href;
}

/** One record: read, changed or deleted. */
export function recordResponse(
  records: WooRecord[],
  id: number,
  { method, body, now }: { method: string; body: unknown; now: string },
): RestResponse {
  const index = records.findIndex((record) => record.id === id);
  const record = records[index];
  if (!record) return noId;
  if (method === "DELETE") records.splice(index, 1);
  if (method === "PUT" || method === "POST") change(record, body, now);
  return { status: 200, body: record };
}

/** Creates a record. A sku that another bears is refused, as the documentation says. */
export function createResponse(
  records: WooRecord[],
  body: unknown,
  make: (id: number, fields: Record<string, unknown>) => WooRecord,
): RestResponse {
  const fields = { ...(body as Record<string, unknown>) };
  const { sku } = fields;
  if (sku && records.some((record) => record["sku"] === sku)) {
    return error(400, "product_invalid_sku", "Invalid or duplicated SKU.");
  }
  const record = make(1 + Math.max(0, ...records.map(({ id }) => id)), fields);
  records.push(record);
  return { status: 201, body: record };
}

/** Several at once: { create, update, delete }, up to a hundred, each with its own success or error. */
export function batchResponse(
  records: WooRecord[],
  body: unknown,
  make: (id: number, fields: Record<string, unknown>) => WooRecord,
  now: string,
): RestResponse {
  const {
    create = [],
    update = [],
    delete: remove = [],
  } = body as {
    create?: Record<string, unknown>[];
    update?: { id: number }[];
    delete?: number[];
  };
  if (create.length + update.length + remove.length > 100) {
    return error(413, "woocommerce_rest_request_entity_too_large", "Unable to accept that many.");
  }
  const one = (id: number, method: string, fields?: unknown) =>
    inBatch(recordResponse(records, id, { method, body: fields, now }), id);
  return {
    status: 200,
    body: {
      create: create.map((fields) => inBatch(createResponse(records, fields, make), 0)),
      update: update.map((fields) => one(fields.id, "PUT", fields)),
      delete: remove.map((id) => one(id, "DELETE")),
    },
  };
}

const inBatch = ({ status, body }: RestResponse, id: number) =>
  status < 400 ? body : { id, error: body };

function change(record: WooRecord, body: unknown, now: string): void {
  const { id: _, ...fields } = body as Record<string, unknown>;
  Object.assign(record, fields, { date_modified: now, date_modified_gmt: now });
  if ("regular_price" in fields || "sale_price" in fields) {
    record["price"] = record["sale_price"] || record["regular_price"];
  }
}
