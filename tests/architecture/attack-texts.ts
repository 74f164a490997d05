import { type Node, testerOf } from "./count-steps.ts";

const LETTERS = Array.from(" \n\t\"'/()[]{}<>.,;:=-_*#%?!@&|+$1a9Zé–€");
/** What lets the parts before it match, and the whole fail. */
const ENDS = ["", "\u0001", "\u0001\na\n"];
const MAX_SAMPLES = 12;
/** A part that repeats so often counts as one without a bound. */
const MANY = 1000;

/**
 * Texts for which an expression could take more time than their length: for each part that repeats without a bound, what
 * it takes again and again, alone and after what leads to it; and what leads to it again and again.
 */
export function attackTexts(flags: string, expression: Node): ((length: number) => string)[] {
  const letters = [...new Set([...LETTERS, ...literalsOf(expression)])];
  const units = new Set<string>();
  for (const { node, before } of listRepeats(expression, "", flags)) {
    for (const unit of [...lettersOf(node, flags, letters), ...samplesOf(node, flags)])
      for (const head of [before, "", "\u0001"]) units.add(JSON.stringify([head, unit]));
    for (const end of ["", " ", "\r"]) units.add(JSON.stringify(["", before + end]));
    for (const [first = ""] of samplesOf(node, flags))
      units.add(JSON.stringify(["", before + first]));
  }
  return Array.from(units, (each) => JSON.parse(each) as [string, string])
    .filter(([, unit]) => unit !== "")
    .flatMap(([head, unit]) =>
      ENDS.map(
        (end) => (length: number) => head + unit.repeat(Math.ceil(length / unit.length)) + end,
      ),
    );
}

/** The parts that repeat without a bound, each with a text that leads to it. */
function* listRepeats(
  node: Node,
  before: string,
  flags: string,
): Generator<{ node: Node; before: string }> {
  if (node.kind === "sequence") {
    let text = before;
    for (const each of node.nodes) {
      yield* listRepeats(each, text, flags);
      text += samplesOf(each, flags)[0] ?? "";
    }
  } else if (node.kind === "choice") {
    for (const option of node.options) yield* listRepeats(option, before, flags);
  } else if ("node" in node) {
    if (node.kind === "repeat" && node.max >= MANY) yield { node: node.node, before };
    yield* listRepeats(node.node, before, flags);
  }
}

/** Texts that a part takes: of each choice within it, one. */
function samplesOf(node: Node, flags: string): string[] {
  switch (node.kind) {
    case "sequence": {
      const parts = node.nodes.map((each) => samplesOf(each, flags));
      const first = parts.map(([sample = ""]) => sample);
      const others = parts.flatMap((samples, index) =>
        samples.slice(1).map((sample) => first.with(index, sample).join("")),
      );
      return [...new Set([first.join(""), ...others])].slice(0, MAX_SAMPLES);
    }
    case "choice": {
      return node.options.flatMap((each) => samplesOf(each, flags)).slice(0, MAX_SAMPLES);
    }
    case "repeat": {
      const samples = samplesOf(node.node, flags).map((each) => each.repeat(Math.max(1, node.min)));
      return node.min === 0 ? ["", ...samples] : samples;
    }
    case "group": {
      return samplesOf(node.node, flags);
    }
    case "character": {
      const letters = ["a", "1", ...LETTERS, node.source.slice(-1)];
      return [letters.find(testerOf(node.source, flags)) ?? ""];
    }
    default: {
      return [""];
    }
  }
}

/** The letters and words of the expression that a part takes as a single character, or several of them. */
function lettersOf(node: Node, flags: string, letters: string[]): string[] {
  if (node.kind === "character") {
    const test = testerOf(node.source, flags);
    return letters.filter((each) => Array.from(each).every(test));
  }
  if (node.kind === "choice")
    return node.options.flatMap((each) => lettersOf(each, flags, letters));
  if (node.kind === "sequence" && node.nodes.length === 1)
    return lettersOf(node.nodes[0]!, flags, letters);
  return node.kind === "group" ? lettersOf(node.node, flags, letters) : [];
}

/** The characters that an expression names, and the words that it writes out. */
function literalsOf(node: Node): string[] {
  if (node.kind === "character") return charactersIn(node.source);
  if (node.kind === "choice") return node.options.flatMap(literalsOf);
  if (node.kind === "sequence") {
    const written = node.nodes.map((each) =>
      each.kind === "character" && each.source.length === 1 && each.source !== "."
        ? each.source
        : "\0",
    );
    return [
      ...node.nodes.flatMap(literalsOf),
      ...written
        .join("")
        .split("\0")
        .filter((word) => word.length > 1),
    ];
  }
  return "node" in node ? literalsOf(node.node) : [];
}

const charactersIn = (source: string): string[] =>
  source.startsWith("[")
    ? Array.from(source.slice(1, -1).replaceAll(/\\./g, ""))
    : [source.slice(-1)];
