/*
 * A backtracking matcher that counts its steps, as V8's would take them: one for each character that an expression
 * compares. It knows what the expressions of the project use.
 */

export type Node =
  | { kind: "sequence"; nodes: Node[] }
  | { kind: "choice"; options: Node[] }
  | { kind: "repeat"; node: Node; min: number; max: number; isLazy: boolean }
  | { kind: "character"; source: string }
  | { kind: "group"; node: Node; index: number }
  | { kind: "look"; node: Node; isBehind: boolean; isNegative: boolean }
  | { kind: "assertion"; source: string }
  | { kind: "reference"; index: number };

const ATOM =
  /\\[pPu]\{[^}]*\}|\\u[\da-f]{4}|\\x[\da-f]{2}|\\k<[^>]*>|\\[^]|\[(?:\\[^]|[^\]\\])*\]|\(\?(?:[:=!]|<[=!]|<[^>]*>)|[^]/iuy;
const QUANTIFIER = /(?:([*+?])|\{(\d+)(,)?(\d*)\})(\?)?/y;
const SHORT = { "*": [0, Infinity], "+": [1, Infinity], "?": [0, 1] } as const;

export function parseExpression({ source }: RegExp): Node {
  let at = 0;
  let groups = 0;
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const match = pattern.exec(source);
    at = match ? pattern.lastIndex : at;
    return match;
  };
  const parseChoice = (): Node => {
    const options: Node[] = [];
    do options.push(parseSequence());
    while (source[at] === "|" && (at += 1));
    return options.length === 1 ? options[0]! : { kind: "choice", options };
  };
  const parseSequence = (): Node => {
    const nodes: Node[] = [];
    while (at < source.length && source[at] !== "|" && source[at] !== ")")
      nodes.push(parseRepeat());
    return { kind: "sequence", nodes };
  };
  const parseRepeat = (): Node => {
    const node = parseAtom();
    const found = take(QUANTIFIER);
    if (!found) return node;
    const [, sign, least, comma, most, lazy] = found;
    const few = Number(least);
    const [min, max] = sign
      ? SHORT[sign as keyof typeof SHORT]
      : [few, most ? Number(most) : comma ? Infinity : few];
    return { kind: "repeat", node, min, max, isLazy: lazy !== undefined };
  };
  const parseAtom = (): Node => {
    const [atom = ""] = take(ATOM) ?? [];
    if (atom.startsWith("(")) {
      const isLook = /^\(\?<?[=!]$/.test(atom);
      const index = isLook || atom === "(?:" ? 0 : (groups += 1);
      const node = parseChoice();
      at += 1;
      if (!isLook) return { kind: "group", node, index };
      return { kind: "look", node, isBehind: atom.includes("<"), isNegative: atom.endsWith("!") };
    }
    if (/^(?:[$^]|\\[bB])$/.test(atom)) return { kind: "assertion", source: atom };
    if (/^\\[1-9]$/.test(atom)) return { kind: "reference", index: Number(atom[1]) };
    return { kind: "character", source: atom };
  };
  return parseChoice();
}

type Next = (at: number) => boolean;
type Match = (at: number, next: Next) => boolean;

/** The test of a single character that a character or class of an expression stands for. */
export function testerOf(source: string, flags: string): (character: string) => boolean {
  const pattern = new RegExp(`^${source}$`, flags.replaceAll(/[gmy]/g, ""));
  const known = new Map<string, boolean>();
  return (character) => {
    const found = known.get(character) ?? pattern.test(character);
    known.set(character, found);
    return found;
  };
}

class TooManySteps extends Error {}

/** How many steps it takes to look for all matches in a text; `most` where it would be more. */
export function countSteps(
  { flags }: RegExp,
  expression: Node,
  text: string,
  most: number,
): number {
  let steps = 0;
  const captured: string[] = [];
  const step = () => {
    steps += 1;
    if (steps > most) throw new TooManySteps();
  };
  const isWord = (at: number) => /^\w$/.test(text[at] ?? "");
  const asserts: Record<string, (at: number) => boolean> = {
    "^": (at) => at === 0 || (flags.includes("m") && /[\r\n]/.test(text[at - 1] ?? "")),
    $: (at) => at === text.length || (flags.includes("m") && text[at] === "\n"),
    "\\b": (at) => isWord(at - 1) !== isWord(at),
    "\\B": (at) => isWord(at - 1) === isWord(at),
  };
  const compile = (node: Node, isBack: boolean): Match => {
    switch (node.kind) {
      case "sequence": {
        const parts = node.nodes.map((each) => compile(each, isBack));
        if (isBack) parts.reverse();
        const from = (index: number, at: number, next: Next): boolean =>
          index === parts.length
            ? next(at)
            : parts[index]!(at, (end) => from(index + 1, end, next));
        return (at, next) => from(0, at, next);
      }
      case "choice": {
        const options = node.options.map((each) => compile(each, isBack));
        return (at, next) => options.some((option) => option(at, next));
      }
      case "repeat": {
        const { min, max, isLazy } = node;
        const inner = compile(node.node, isBack);
        const loop = (count: number, at: number, next: Next): boolean => {
          const more = () =>
            count < max && inner(at, (end) => end !== at && loop(count + 1, end, next));
          if (count < min) return inner(at, (end) => loop(count + 1, end, next));
          return isLazy ? next(at) || more() : more() || next(at);
        };
        return (at, next) => loop(0, at, next);
      }
      case "character": {
        const test = testerOf(node.source, flags);
        return (at, next) => {
          step();
          const character = text[isBack ? at - 1 : at];
          return character !== undefined && test(character) && next(isBack ? at - 1 : at + 1);
        };
      }
      case "group": {
        const inner = compile(node.node, isBack);
        return (at, next) =>
          inner(at, (end) => {
            captured[node.index] = text.slice(Math.min(at, end), Math.max(at, end));
            return next(end);
          });
      }
      case "look": {
        const inner = compile(node.node, node.isBehind);
        return (at, next) => inner(at, () => true) !== node.isNegative && next(at);
      }
      case "reference": {
        return (at, next) => {
          step();
          const wanted = captured[node.index] ?? "";
          return text.startsWith(wanted, at) && next(at + wanted.length);
        };
      }
      default: {
        return (at, next) => {
          step();
          return asserts[node.source]!(at) && next(at);
        };
      }
    }
  };
  const match = compile(expression, false);
  try {
    const last = flags.includes("y") ? 0 : text.length;
    for (let start = 0; start <= last;) {
      let end = -1;
      const isFound = match(start, (at) => {
        end = at;
        return true;
      });
      if (isFound && !flags.includes("g")) break;
      start = isFound && end > start ? end : start + 1;
    }
  } catch (error) {
    if (error instanceof TooManySteps) return most;
    throw error;
  }
  return steps;
}
