import type { CheerioAPI } from "cheerio/slim";
import { jsonrepair } from "jsonrepair";
import { parseJson } from "../../../parse-json.ts";
import {
  isNode,
  isProduct,
  MAX_DEPTH,
  nodesOf,
  type SchemaNode,
  textOf,
  valuesOf,
} from "../schema/schema-node.ts";

export type JsonLdData = {
  products: SchemaNode[];
  /** The breadcrumb trail without the page itself. */
  breadcrumbs: string[];
  notes: string[];
};

const MAX_SCRIPT_LENGTH = 2_000_000;
/** Repair time grows with the square of the length. */
const MAX_REPAIRED_LENGTH = 50_000;
const MAX_SCRIPTS = 20;
/** Far more than any real page has; what reads the values calls itself for each level. */
const MAX_JSON_DEPTH = 200;
const UNREADABLE = "Some of the data of its page could not be read.";
/** Per page, since duplicates are compared in pairs. */
export const MAX_PRODUCTS = 500;

/** Products in a page's JSON-LD, in any structure. */
export function readJsonLd(page: CheerioAPI): JsonLdData {
  const roots: unknown[] = [];
  const notes = new Set<string>();
  const scripts = page("script[type]")
    .toArray()
    .filter((script) => /^\s*application\/ld\+json/i.test(page(script).attr("type") ?? ""));
  for (const script of scripts.slice(0, MAX_SCRIPTS)) {
    const { value, note } = parseScript(page(script).text());
    if (isDeeperThan(MAX_JSON_DEPTH, value)) notes.add(UNREADABLE);
    else if (value !== undefined) roots.push(value);
    if (note) notes.add(note);
  }
  const nodes = collectNodes(roots);
  const byId = new Map(nodes.flatMap((node) => (isReference(node) ? [] : [[node["@id"], node]])));
  const products = nodes
    .filter((node) => isProduct(node) && !isReference(node))
    .slice(0, MAX_PRODUCTS)
    .map((node) => resolve(node, byId));
  return {
    products: groupVariants(products),
    breadcrumbs: readBreadcrumbs(nodes),
    notes: [...notes],
  };
}

/** Parses a script, repairing invalid JSON with a note. */
export function parseScript(text: string): { value?: unknown; note?: string } {
  const bare = text
    .trim()
    .replace(/^(?:\/\/)?\s{0,9}(?:<!--|<!\[CDATA\[)/, "")
    .replace(/(?:\/\/)?\s{0,9}(?:-->|\]\]>)$/, "")
    .trim();
  if (!bare || bare.length > MAX_SCRIPT_LENGTH) return {};
  const plain = /^[[{]\s*&quot;/.test(bare)
    ? bare.replaceAll("&quot;", '"').replaceAll("&amp;", "&")
    : bare;
  const parsed = parseJson(plain);
  if (parsed !== undefined) return { value: parsed };
  if (plain.length > MAX_REPAIRED_LENGTH) return { note: UNREADABLE };
  try {
    const value: unknown = JSON.parse(jsonrepair(plain));
    return { value, note: "The data of its page broke JSON's rules and was mended." };
  } catch {
    return { note: UNREADABLE };
  }
}

/** Level by level: a value may be nested deeper than the call stack. */
function isDeeperThan(limit: number, value: unknown): boolean {
  let level = [value];
  for (let depth = 0; depth <= limit && level.length > 0; depth += 1) {
    level = level.flatMap((each) =>
      typeof each === "object" && each !== null ? (Object.values(each) as unknown[]) : [],
    );
  }
  return level.length > 0;
}

/** Properties that may contain products. Related products are ignored. */
const CONTAINER_PROPERTIES = [
  "@graph",
  "mainEntity",
  "itemListElement",
  "item",
  "itemOffered",
  "hasPart",
];

function collectNodes(roots: unknown[]): SchemaNode[] {
  const found: SchemaNode[] = [];
  const walk = (value: unknown, depth: number): void => {
    if (depth > MAX_DEPTH) return;
    if (Array.isArray(value)) for (const each of value) walk(each, depth + 1);
    if (!isNode(value)) return;
    found.push(value);
    if (isProduct(value)) return;
    for (const holder of CONTAINER_PROPERTIES) {
      for (const inner of valuesOf(value, holder)) walk(inner, depth + 1);
    }
  };
  walk(roots, 0);
  return found;
}

/** { "@id": "…" } alone refers to the node with that id. */
const isReference = (node: SchemaNode) =>
  typeof node["@id"] === "string" &&
  Object.keys(node).every((key) => key === "@id" || key === "@type");

type ById = Map<unknown, SchemaNode>;

function resolve(node: SchemaNode, byId: ById): SchemaNode {
  const follow = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(follow);
    return isNode(value) && isReference(value) ? (byId.get(value["@id"]) ?? value) : value;
  };
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, follow(value)]));
}

/** Variants of a listed group are dropped; variants without their group become one product. */
function groupVariants(products: SchemaNode[]): SchemaNode[] {
  const groups = new Map<string, SchemaNode>();
  const whole: SchemaNode[] = [];
  for (const product of products) {
    const id = groupOf(product);
    if (id === null) whole.push(product);
    else {
      const group = groups.get(id) ?? { ...product, hasVariant: [] };
      groups.set(id, { ...group, hasVariant: [...valuesOf(group, "hasVariant"), product] });
    }
  }
  const groupIds = new Set(whole.flatMap((node) => [node["@id"], textOf(node, "productGroupID")]));
  return [...whole, ...[...groups].filter(([id]) => !groupIds.has(id)).map(([, group]) => group)];
}

function groupOf(product: SchemaNode): string | null {
  const [group] = nodesOf(product, "isVariantOf");
  const id = group && (textOf(group, "productGroupID") ?? group["@id"]);
  return typeof id === "string" ? id : textOf(product, "inProductGroupWithID");
}

function readBreadcrumbs(nodes: SchemaNode[]): string[] {
  const trail = nodes.find((node) => [node["@type"]].flat().join().includes("BreadcrumbList"));
  if (!trail) return [];
  const names = nodesOf(trail, "itemListElement").map(
    (step) =>
      textOf(step, "name") ?? nodesOf(step, "item").map((item) => textOf(item, "name"))[0] ?? "",
  );
  return names
    .slice(0, -1)
    .filter((name) => name && !/^(home|shop)$/i.test(name))
    .toReversed();
}
