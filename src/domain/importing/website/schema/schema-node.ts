/** A schema.org node from JSON-LD or microdata, not validated. */
export type SchemaNode = { [property: string]: unknown };

/** Limit of nested nodes. */
export const MAX_DEPTH = 20;

export const isNode = (value: unknown): value is SchemaNode =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A property's values as an array, with or without the schema.org prefix. */
export function valuesOf(node: SchemaNode, property: string): unknown[] {
  const value =
    node[property] ??
    node[`schema:${property}`] ??
    node[`https://schema.org/${property}`] ??
    node[`http://schema.org/${property}`];
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value.flat(3) : [value];
}

export const nodesOf = (node: SchemaNode, property: string): SchemaNode[] =>
  valuesOf(node, property).filter(isNode);

/** The first text of a property; a number or the name of a node counts. */
export function textOf(node: SchemaNode, property: string): string | null {
  for (const value of valuesOf(node, property)) {
    const text = asText(value);
    if (text !== null) return text;
  }
  return null;
}

export function asText(value: unknown): string | null {
  if (typeof value === "string") return value.trim() || null;
  if (typeof value === "number" && Number.isFinite(value)) return String(value);
  if (!isNode(value)) return null;
  return (
    asText(value["@value"]) ??
    textOf(value, "name") ??
    asText(value["value"]) ??
    asText(value["@id"])
  );
}

/**
 * "https://schema.org/Product", "schema:Product" and ["Product", "Thing"] are all of type Product.
 */
const typesOf = (node: SchemaNode): string[] =>
  [node["@type"] ?? node["type"]]
    .flat()
    .filter((type) => typeof type === "string")
    .map((type) => type.replace(/^(?:https?:\/\/(?:www\.)?schema\.org\/|schema:)/i, ""));

const PRODUCTS = ["Product", "ProductGroup", "IndividualProduct", "ProductModel", "SomeProducts"];

export const isProduct = (node: SchemaNode): boolean =>
  typesOf(node).some((type) => PRODUCTS.includes(type));
