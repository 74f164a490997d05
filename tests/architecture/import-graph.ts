import path from "node:path";
import { readText } from "./source-files.ts";

export type Import = { from: string; to: string };

/** The imports that a file declares, types included: paths inside the repository, or package names. */
export function listImports(file: string, text = readText(file)): Import[] {
  const specifiers = text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*"([^"]+)"/g);
  return [...specifiers].map(([, specifier = ""]) => ({
    from: file,
    to: resolve(file, specifier),
  }));
}

/** The imports that are loaded with a file: of values, not at run time. */
export function listStaticImports(file: string, text = readText(file)): Import[] {
  const statements = text.matchAll(
    /^(?:import|export)\s+(?!type\b)(?:[^;"]*?\bfrom\s*)?"([^"]+)"/gm,
  );
  return [...statements].map(([, specifier = ""]) => ({
    from: file,
    to: resolve(file, specifier),
  }));
}

/** What can be loaded with a file or by it at run time. */
export function listLoadedImports(file: string): Import[] {
  const text = readText(file);
  const later = [...text.matchAll(/\bimport\(\s*"([^"]+)"/g)];
  return [
    ...listStaticImports(file, text),
    ...later.map(([, specifier = ""]) => ({ from: file, to: resolve(file, specifier) })),
  ];
}

function resolve(file: string, specifier: string): string {
  if (specifier.startsWith(".")) return path.posix.join(path.posix.dirname(file), specifier);
  if (specifier.startsWith("#tests/")) return specifier.slice(1);
  if (specifier.startsWith("#")) return `src/${specifier.slice(1)}`;
  return specifier;
}

/**
 * Groups of nodes that reach one another, sorted and joined by spaces: Tarjan's strongly connected
 * components of more than one node.
 */
export function findCycles(edges: [from: string, to: string][]): string[] {
  const targets = Map.groupBy(edges, ([from]) => from);
  const order = new Map<string, number>();
  const stack: string[] = [];
  const cycles: string[] = [];
  const visit = (node: string): number => {
    const index = order.size;
    order.set(node, index);
    let low = index;
    stack.push(node);
    for (const [, target] of targets.get(node) ?? []) {
      if (!order.has(target)) low = Math.min(low, visit(target));
      else if (stack.includes(target)) low = Math.min(low, order.get(target) ?? low);
    }
    if (low === index) {
      const group = stack.splice(stack.indexOf(node));
      if (group.length > 1) cycles.push(group.toSorted().join(" "));
    }
    return low;
  };
  for (const node of targets.keys()) if (!order.has(node)) visit(node);
  return cycles;
}
