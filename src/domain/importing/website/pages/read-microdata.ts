import type { CheerioAPI } from "cheerio/slim";
import { MAX_PRODUCTS } from "./read-json-ld.ts";
import { isProduct, MAX_DEPTH, type SchemaNode } from "../schema/schema-node.ts";

const listScopes = (page: CheerioAPI) => page("[itemscope][itemtype]").toArray();

type Element = ReturnType<typeof listScopes>[number];

/** Elements that are read of a page: itemref lets one be read for many items. */
const MAX_ELEMENTS = 100_000;
const MAX_CHARACTERS = 2_000_000;

type Reader = {
  page: CheerioAPI;
  elementsOfId: Map<string | undefined, Element[]>;
  /** What may still be read. */
  elements: number;
  characters: number;
};

/** Products in a page's microdata, as JSON-LD nodes. */
export function readMicrodata(page: CheerioAPI): SchemaNode[] {
  const reader: Reader = {
    page,
    elementsOfId: Map.groupBy(page("[id]").toArray(), ({ attribs }) => attribs["id"]),
    elements: MAX_ELEMENTS,
    characters: MAX_CHARACTERS,
  };
  return (
    listScopes(page)
      .slice(0, MAX_PRODUCTS * 4)
      // A product within another one is related to it, not offered here.
      .filter((element) => isProduct(typed(element)) && !isWithinProduct(element))
      .slice(0, MAX_PRODUCTS)
      .map((element) => readScope(reader, element, 0))
  );
}

function isWithinProduct({ parent }: Element): boolean {
  for (let each = parent as Element | null; each; each = each.parent as Element | null)
    if (isScope(each) && isProduct(typed(each))) return true;
  return false;
}

const isScope = ({ attribs }: Element): boolean => attribs?.["itemscope"] !== undefined;

const typed = ({ attribs }: Element): SchemaNode => ({
  "@type": (attribs["itemtype"] ?? "").split(/\s+/),
});

function readScope(reader: Reader, element: Element, depth: number): SchemaNode {
  const node: SchemaNode = typed(element);
  if (depth > MAX_DEPTH) return node;
  const referred = (element.attribs["itemref"] ?? "").split(/\s+/, 20).filter(Boolean);
  const roots = [
    ...childrenOf(element),
    ...referred.flatMap((id) => reader.elementsOfId.get(id) ?? []),
  ];
  for (const child of listProperties(reader, roots)) {
    const value = isScope(child) ? readScope(reader, child, depth + 1) : readValue(reader, child);
    for (const name of (child.attribs["itemprop"] ?? "").split(/\s+/))
      if (name) addValue(node, name, value);
  }
  return node;
}

const childrenOf = ({ children }: Element): Element[] =>
  children.filter((child) => "attribs" in child);

/** The elements with a property, in order, without those of items within. */
function* listProperties(reader: Reader, roots: Element[]): Generator<Element> {
  const waiting = roots.toReversed();
  for (let element = waiting.pop(); element; element = waiting.pop()) {
    reader.elements -= 1;
    if (reader.elements < 0) return;
    if (element.attribs["itemprop"] !== undefined) yield element;
    if (!isScope(element))
      for (const child of childrenOf(element).toReversed()) waiting.push(child);
  }
}

function addValue(node: SchemaNode, name: string, value: unknown): void {
  const known = Object.hasOwn(node, name) ? node[name] : undefined;
  if (Array.isArray(known)) known.push(value);
  else node[name] = known === undefined ? value : [known, value];
}

/** Machine-readable attributes take precedence over the text. */
function readValue(reader: Reader, element: Element): string {
  for (const name of ["content", "src", "href", "datetime"]) {
    const value = element.attribs[name];
    if (value !== undefined) return value;
  }
  if (reader.characters < 0) return "";
  const property = reader.page(element);
  const isDescription = element.attribs["itemprop"]?.includes("description");
  const value = isDescription ? (property.html() ?? "") : property.text();
  reader.characters -= value.length;
  return value;
}
