import { expect, test } from "vitest";
import { isTestFile, listFiles, readText } from "./source-files.ts";
import { calledName, parseFile, type SyntaxNode, walk } from "./syntax-tree.ts";

const files = listFiles("src/web/admin/**/*.{ts,tsx}").filter((file) => !isTestFile(file));

/** Calls that are made outside of an action of the same file, and why. */
const OUTSIDE: Record<string, string> = {
  "api-client/call-api.ts": "is what the actions call",
  "api-client/download-export.ts": "changes nothing",
  "login/sign-in-form.tsx": "is guarded by itself, and submitted twice in a browser",
  "metal-prices/use-repricing-preview.ts": "changes nothing",
  "products/bulk/use-bulk-preview.ts": "changes nothing",
  "settings/form/use-save-settings.tsx": "is what the actions of useSaveForm call",
  "settings/section/use-save-section.tsx": "is what the actions of useSaveForm call",
  "setup/remove-sample-screen.tsx": "changes nothing, as a dry run",
  "product-editor/home-places/place-on-home.ts": "is part of saving a piece",
};

const wordsOf = (nodes: SyntaxNode[]): Set<string> =>
  new Set(
    [...walk(nodes)].flatMap(({ node }) => (node.type === "Identifier" ? [nameOf(node)] : [])),
  );

const nameOf = (node: SyntaxNode | undefined): string => String(node?.["name"]);

/** Whether a node is in an action, or in a function that one names, or that such a function names. */
function findGuarded(program: SyntaxNode[]): (around: SyntaxNode[]) => boolean {
  const nodes = [...walk(program)].map(({ node }) => node);
  const functions = nodes.filter(
    ({ type, init }) => type === "FunctionDeclaration" || (type === "VariableDeclarator" && init),
  );
  const guarded = new Set(nodes.filter((node) => calledName(node) === "useAction"));
  for (let size = -1; size !== guarded.size;) {
    size = guarded.size;
    const words = wordsOf([...guarded]);
    for (const each of functions) {
      if (words.has(nameOf(each["id"] as SyntaxNode)) && !isHook(each)) guarded.add(each);
    }
  }
  return (around) => around.some((node) => guarded.has(node));
}

const isHook = (node: SyntaxNode): boolean => nameOf(node["id"] as SyntaxNode).startsWith("use");

/** Calls that are not known to be reads, and stand outside of an action. */
const listUnguarded = (file: string): string[] => {
  const program = parseFile(file);
  const isGuarded = findGuarded(program);
  return [...walk(program)]
    .filter(({ node }) => ["callApi", "fetchApi"].includes(calledName(node)))
    .filter(({ node }) => (node["arguments"] as SyntaxNode[])[0]?.["value"] !== "GET")
    .filter(({ around }) => !isGuarded(around))
    .map(() => file.slice("src/web/admin/".length));
};

test("every call of the desk that changes something is made by an action", () => {
  expect([...new Set(files.flatMap(listUnguarded))].toSorted()).toEqual(
    Object.keys(OUTSIDE).toSorted(),
  );
});

test("every action is guarded while it is under way", () => {
  const mutating = files.filter((file) => /\buseMutation\b/.test(readText(file)));
  expect(mutating).toEqual(["src/web/admin/use-action.ts"]);
});
