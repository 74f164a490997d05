import { parseSync } from "vite";

export type Name = { kind: "identifier" | "comment" | "test name"; text: string; at: number };

type Node = { type: string; start: number } & Record<string, unknown>;

/** The identifiers, comments and test names of a TypeScript or JavaScript file; its other strings are left out. */
export function readNames(file: string, text: string): Name[] {
  const { program, comments } = parseSync(file, text);
  const names: Name[] = comments.map(({ value, start }) => ({
    kind: "comment",
    text: value,
    at: start,
  }));
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (!isNode(value)) return;
    if (/^(JSX|Private)?Identifier$/.test(value.type)) {
      names.push({ kind: "identifier", text: String(value["name"]), at: value.start });
    }
    const title = readTestName(value);
    if (title) names.push({ kind: "test name", text: title, at: value.start });
    Object.values(value).forEach(visit);
  };
  visit(program);
  return names;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value;

function readTestName({ type, callee, arguments: given }: Node): string | undefined {
  if (type !== "CallExpression" || !isNode(callee) || !Array.isArray(given)) return undefined;
  if (!["test", "it", "describe"].includes(findRoot(callee))) return undefined;
  const [first] = given as unknown[];
  if (!isNode(first)) return undefined;
  if (first.type === "Literal" && typeof first["value"] === "string") return first["value"];
  if (first.type !== "TemplateLiteral") return undefined;
  const parts = first["quasis"] as { value: { cooked: string } }[];
  return parts.map(({ value }) => value.cooked).join("%s");
}

/** The name that a call begins with: test in test.each(rows)("…"). */
function findRoot(node: Node): string {
  const inner = node["object"] ?? node["callee"] ?? node["tag"];
  return isNode(inner) ? findRoot(inner) : String(node["name"]);
}
