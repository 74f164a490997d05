import path from "node:path";
import { parseSync } from "vite";
import { expect, test } from "vitest";
import { isTestFile, listFiles, readText } from "./source-files.ts";
import { childrenOf, type SyntaxNode as Node } from "./syntax-tree.ts";

/** A component by its file and name: "src/web/ui/dialog.tsx Dialog". Every form has the same. */
type Id = string;
const FORM: Id = "form";
/** The children that a component is given. */
const CHILDREN: Id = "children";

type Rendered = { in: Id; id: Id; within: Id[] };

function nameOf(node: Node): string {
  if (node.type !== "JSXMemberExpression") return String(node["name"]);
  return `${nameOf(node["object"] as Node)}.${nameOf(node["property"] as Node)}`;
}

/** What the components of a file render, and within what. */
function listRendered(file: string, text: string): Rendered[] {
  const { program } = parseSync(file, text, { lang: "tsx" });
  const files = new Map<string, string>();
  const found: Rendered[] = [];
  const idOf = (name: string): Id => {
    if (/^(?:form|Form|\w+\.Form)$/.test(name)) return FORM;
    return `${files.get(name) ?? file} ${name}`;
  };
  const walk = (node: Node, top: Id, within: Id[]): void => {
    let inner = within;
    if (node.type === "JSXElement") {
      const id = idOf(nameOf((node["openingElement"] as Node)["name"] as Node));
      found.push({ in: top, id, within });
      inner = [...within, id];
    }
    const [value] = node.type === "JSXExpressionContainer" ? childrenOf(node) : [];
    if (value?.["name"] === CHILDREN) found.push({ in: top, id: CHILDREN, within });
    for (const child of childrenOf(node)) walk(child, top, inner);
  };
  for (const statement of program.body as unknown as Node[]) {
    if (statement.type === "ImportDeclaration") {
      const from = resolve(file, String((statement["source"] as Node)["value"]));
      for (const specifier of statement["specifiers"] as Node[]) {
        files.set(nameOf(specifier["local"] as Node), from);
      }
    }
    const declaration = (statement["declaration"] ?? statement) as Node;
    for (const part of [declaration, ...((declaration["declarations"] ?? []) as Node[])]) {
      const name = part["id"] as Node | null | undefined;
      if (name) walk(part, `${file} ${nameOf(name)}`, []);
    }
  }
  return found;
}

function resolve(file: string, specifier: string): string {
  if (specifier.startsWith(".")) return path.posix.join(path.posix.dirname(file), specifier);
  return specifier.startsWith("#") ? `src/${specifier.slice(1)}` : specifier;
}

/** Adds what is found until there is no more. */
function close(ids: Set<Id>, next: (known: Set<Id>) => Id[]): Set<Id> {
  const size = ids.size;
  for (const id of next(ids)) ids.add(id);
  return ids.size === size ? ids : close(ids, next);
}

function listNestedForms(rendered: Rendered[]): string[] {
  const withForm = close(new Set([FORM]), (known) =>
    rendered.filter(({ id }) => known.has(id)).map((one) => one.in),
  );
  /** What stands in a form when these are put around it. */
  const around = close(new Set([FORM]), (known) =>
    rendered
      .filter(({ id, within }) => id === CHILDREN && within.some((outer) => known.has(outer)))
      .map((one) => one.in),
  );
  return rendered
    .filter(({ id, within }) => withForm.has(id) && within.some((outer) => around.has(outer)))
    .map((one) => `${one.in}: ${one.id}`);
}

test("no form stands within another, which a browser leaves out of a page", () => {
  const files = listFiles("src/web/**/*.tsx").filter((file) => !isTestFile(file));
  const rendered = files.flatMap((file) => listRendered(file, readText(file)));
  expect(rendered.filter(({ id }) => id === FORM).length).toBeGreaterThan(40);
  expect(listNestedForms(rendered)).toEqual([]);
});

test("a form within another is found, however deep it is rendered", () => {
  const rendered = listRendered(
    "a.tsx",
    `const Save = () => <form />;
     function Panel({ children }) { return <Form>{children}</Form>; }
     function Box({ children }) { return <Panel><p>{children}</p></Panel>; }
     function Tools() { return <Save />; }
     export function Fine() { return <><Save /><Box><p /></Box></>; }
     export function Faulty() { return <Box><Tools /></Box>; }`,
  );
  expect(listNestedForms(rendered)).toEqual(["a.tsx Faulty: a.tsx Tools"]);
});
