import { parseSync } from "vite";
import { readText } from "./source-files.ts";

export type SyntaxNode = { type: string; start: number; [key: string]: unknown };

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === "object" && value !== null && typeof (value as SyntaxNode).type === "string";

export const childrenOf = (node: SyntaxNode): SyntaxNode[] =>
  Object.values(node).flat().filter(isNode);

/** The statements of a file of source. */
export const parseFile = (file: string): SyntaxNode[] =>
  parseSync(file, readText(file), { lang: "tsx" }).program.body as unknown as SyntaxNode[];

/** Every node below some, each with those around it. */
export function* walk(
  nodes: SyntaxNode[],
  around: SyntaxNode[] = [],
): Generator<{ node: SyntaxNode; around: SyntaxNode[] }> {
  for (const node of nodes) {
    yield { node, around };
    yield* walk(childrenOf(node), [...around, node]);
  }
}

/** The name of a function that is called: "callApi"; "" for another expression. */
export function calledName({ type, callee }: SyntaxNode): string {
  const name = type === "CallExpression" ? (callee as SyntaxNode)["name"] : "";
  return typeof name === "string" ? name : "";
}
