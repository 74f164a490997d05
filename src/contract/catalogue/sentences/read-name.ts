import { capitalize } from "../../capitalize.ts";
import { type Claim, type Sentence, take } from "./claims.ts";
import { isPieceNoun } from "../find-noun.ts";

/** What people say before they say what it is. */
const LEADS = new Set(
  "a an the this is so it's it’s its it new next one i we made have here here's here’s that that's okay ok um uh and please add piece another my our in of with pair for".split(
    " ",
  ),
);
/** Whether a word only leads to a name: "next one is a". */
export const isLead = (word: string): boolean => word === "1" || LEADS.has(word);

/** After these the piece is named no further. */
const STOPS = new Set(
  "with on in for and at from by size weighs weighing is it it's it’s set".split(" "),
);

export type Token = {
  text: string;
  from: number;
  to: number;
  kind: "word" | "number" | "mark" | "material" | "read";
};
export type FoundName = { from: number; to: number; isSure: boolean; noun: string | null };

const TOKEN = /\d+(?:[.,/]\d+)*|\p{L}[\p{L}\p{M}'’]*|[¼½¾]|[^\s]/gu;

/** The words and marks of a sentence, each by what was read of it. */
export function listTokens({ text, claims }: Sentence): Token[] {
  const claimAt = new Map<number, Claim>();
  for (const claim of claims) {
    for (let at = claim.from; at < claim.to; at += 1) claimAt.set(at, claim);
  }
  return Array.from(text.matchAll(TOKEN), ({ 0: written, index }): Token => {
    const claim = claimAt.get(index);
    const plain = /^\p{L}/u.test(written) ? "word" : /^[\d¼½¾]/u.test(written) ? "number" : "mark";
    const kind = claim ? (claim.isMaterial ? "material" : "read") : plain;
    return { text: written.toLowerCase(), from: index, to: index + written.length, kind };
  });
}

const isInner = ({ text, kind }: Token): boolean => kind === "mark" && /^[-'’&/"“”]$/u.test(text);

/** The tokens between marks and what is no part of a name, in their order. */
function listRuns(tokens: Token[]): { run: Token[]; isMarked: boolean }[] {
  const runs: { run: Token[]; isMarked: boolean }[] = [];
  let run: Token[] = [];
  for (const token of [...tokens, null]) {
    if (token && token.kind !== "read" && (token.kind !== "mark" || isInner(token))) {
      run.push(token);
      continue;
    }
    if (run.length > 0) runs.push({ run, isMarked: token?.kind !== "read" });
    run = [];
  }
  return runs;
}

/** "Gold ring, 14k" is read as one metal. */
const isNoun = ({ kind, text }: Token): boolean =>
  (kind === "word" || kind === "material") && isPieceNoun(text);

function withoutLead(run: Token[]): Token[] {
  const begin = run.findIndex(
    ({ kind, text }, at) =>
      !((kind === "word" || kind === "material") && LEADS.has(text)) &&
      kind !== "mark" &&
      // "2 rings" counts them.
      !(kind === "number" && run[at + 1] && isNoun(run[at + 1]!)) &&
      // "Next one is a ring"
      !(text === "1" && LEADS.has(run[at + 1]?.text ?? "")),
  );
  return begin === -1 ? [] : run.slice(begin);
}

/** The index after the words that name the piece: up to its noun, "of leaves" included. */
function endOfName(run: Token[]): number {
  const noun = run.findIndex(isNoun);
  let end = noun + 1;
  for (let at = end; at < Math.min(run.length, end + 3); at += 1) {
    const token = run[at]!;
    if (token.kind !== "word" || STOPS.has(token.text) || token.text === "of") break;
    if (isNoun(token))
      return endOfName([
        ...run.slice(0, noun).map(asWord),
        ...run.slice(noun, at).map(asWord),
        ...run.slice(at),
      ]);
  }
  // "Wedding band set", and not "rings, set with opals"
  const afterSet = run[end]?.text === "set" ? (run[end + 1]?.text ?? "") : "of";
  if (afterSet !== "of" && !STOPS.has(afterSet)) return end + 1;
  if (run[end]?.text !== "of") return end;
  for (end += 1; end < Math.min(run.length, noun + 5); end += 1) {
    const token = run[end]!;
    if (token.kind !== "word" || (STOPS.has(token.text) && token.text !== "and")) break;
  }
  return end;
}

const asWord = (token: Token): Token => ({ ...token, text: `${token.text}\u0000` });

const GIVEN =
  /(?<![\p{L}\d])(?:call it|called|named|name it|name is|the name is|rename(?: it)?(?: to)?)\s+(?=\p{L})/iu;

/** The name that a sentence gives a piece; null for none. */
export function findName(sentence: Sentence, tokens: Token[], isNew: boolean): FoundName | null {
  const given = GIVEN.exec(sentence.rest);
  const noun = tokens.find(isNoun)?.text ?? null;
  if (given) {
    const from = given.index + given[0].length;
    const run = listRuns(tokens.filter((token) => token.from >= from))[0]?.run ?? [];
    const cut = run.findIndex(({ kind }) => kind === "material");
    const words = cut > 0 ? run.slice(0, cut) : run;
    const last = words.at(-1);
    if (last) take(sentence, { from: given.index, to: from });
    return last ? { from, to: last.to, isSure: true, noun } : null;
  }
  if (!isNew) return null;
  const runs = listRuns(tokens).map(({ run, isMarked }) => ({ run: withoutLead(run), isMarked }));
  const first = runs.find(({ run }) => run.some((token) => token.kind === "word" || isNoun(token)));
  const isFirstNamed = first && (first.run.some(isNoun) || !first.isMarked);
  const named = isFirstNamed ? runs.find(({ run }) => run.some(isNoun)) : undefined;
  return named ? nameOf(named, noun) : first ? nameWithoutNoun(first.run, noun) : null;
}

/** Of "Hoops with leaves, sterling" all before the comma. */
function nameOf(
  { run, isMarked }: { run: Token[]; isMarked: boolean },
  noun: string | null,
): FoundName {
  const end = endOfName(run);
  const rest = run.slice(end);
  const isWhole =
    isMarked && rest.every(({ kind }) => kind === "word" || kind === "mark") && rest.length <= 6;
  const words = isWhole && rest.length > 0 ? run : run.slice(0, end);
  const [first, last] = [words[0]!, words.at(-1)!];
  // "Pendant for my sister" may have a longer name.
  const isBare = words.length === 1 && rest.some(({ kind }) => kind === "word");
  // "Triple strand pearl necklace" is a necklace.
  const isOther = rest.some((token) => isNoun(token) && token.text !== last.text);
  const isSure = rest.length === 0 || !(isWhole || isBare || isOther);
  return { from: first.from, to: last.to, isSure, noun };
}

function nameWithoutNoun(run: Token[], noun: string | null): FoundName | null {
  const cut = run.findIndex(({ kind }, at) => kind === "material" && at > 0);
  const words = cut > 0 ? run.slice(0, cut) : run;
  const [first, last] = [words[0], words.at(-1)];
  const isLimit = words.length < 3 && words.some(({ kind }) => kind === "number");
  if (!first || !last || isLimit || !words.some(({ kind }) => kind === "word")) return null;
  return { from: first.from, to: last.to, isSure: false, noun };
}

/** As a title: its first letter large, "HOOP EARRINGS" not shouted. */
export function toName(said: string): string {
  const text = said.replaceAll(/\s+/g, " ").trim();
  const isShouted = text === text.toUpperCase() && /\p{L}{4}/u.test(text);
  return capitalize(isShouted ? text.toLowerCase() : text).slice(0, 255);
}
