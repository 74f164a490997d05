import { parseFile, type SyntaxNode, walk } from "./syntax-tree.ts";

/** Attributes whose strings nobody reads. */
const CODE_ATTRIBUTES = new Set(["className", "href", "htmlFor", "id", "key", "name", "src", "to"]);

/** What a file may say to people: its JSX texts and its strings, without class names, imports, types and keys. */
export function readSentences(file: string): string[] {
  return [...walk(parseFile(file))].flatMap(({ node, around }) => {
    const text = textOf(node);
    return text === undefined || around.some(isCode) || isWordOfCode(node, text) ? [] : [text];
  });
}

function textOf({ type, value }: SyntaxNode): string | undefined {
  if (type === "TemplateElement") return (value as { cooked: string }).cooked;
  return (type === "JSXText" || type === "Literal") && typeof value === "string"
    ? value
    : undefined;
}

const isCode = ({ type, name }: SyntaxNode): boolean =>
  type === "ImportDeclaration" ||
  type.startsWith("TS") ||
  (type === "JSXAttribute" && CODE_ATTRIBUTES.has((name as { name: string }).name));

/** A string such as "picture" or "job-picture" names a field, a choice or a class. */
const isWordOfCode = ({ type }: SyntaxNode, text: string): boolean =>
  type !== "JSXText" && /^[a-z][\w-]*$/.test(text);
