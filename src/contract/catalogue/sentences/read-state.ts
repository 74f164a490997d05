import { isAtBoundary, type Sentence, take } from "./claims.ts";

const RESERVED = String.raw`(?:on hold|reserved|on reserve|being held|held|put aside|set aside|spoken for)`;
const FOR = String.raw`(?:\s+for\s+(?<whom>\p{L}[\p{L}'’.-]{0,39}(?:\s+(?!(?:until|till|and|in|now|size|at)\b)\p{L}[\p{L}'’.-]{0,39}){0,2}))?`;
const MADE = String.raw`(?:made[\s-]to[\s-]order|made on order)`;
const LEAD = String.raw`(?:\s*,?\s*(?:in|takes|ready in|within|about)?\s*(?<time>\d{1,2}(?:\s?(?:-|–|to)\s?\d{1,2})?\s(?:days?|weeks?|months?)))?`;
const STATE = new RegExp(
  String.raw`(?<![\p{L}\d-])(?:(?<reserved>${RESERVED})${FOR}|(?<made>${MADE})${LEAD}|(?<sold>sold(?:\s+for(?=\s{0,9}‖))?)|(?<hidden>hidden|unlisted|not listed|hide it)|(?<available>available(?:\s+again)?|for sale|back in stock))(?![\p{L}-])`,
  "giu",
);
const NEGATED = /\b(?:not|no longer|never|isn't|isn’t|un)\s{0,9}$/iu;

/** The state of a piece: available, reserved, made to order, sold, hidden. The last one said counts. */
export function readState(sentence: Sentence): void {
  for (const { 0: found, index, groups = {} } of sentence.rest.matchAll(STATE)) {
    const to = index + found.length;
    const isNegated = NEGATED.test(sentence.rest.slice(Math.max(0, index - 20), index));
    const isEnd =
      isAtBoundary(sentence.rest, to) || /^\s(?:until|till)\b/iu.test(sentence.rest.slice(to));
    if (isNegated || !isEnd) continue;
    take(sentence, { from: index, to });
    setState(sentence, groups);
  }
}

const sure = (text: string) => ({ text, isSure: true });

function setState({ facts }: Sentence, said: Partial<Record<string, string>>): void {
  if (said["hidden"]) facts.isActive = sure("false");
  else if (said["sold"]) Object.assign(facts, { availability: sure("sold"), stock: sure("0") });
  else if (said["made"]) facts.availability = sure("made_to_order");
  else facts.availability = sure(said["reserved"] ? "reserved" : "available");
  if (said["whom"]) facts.reservedFor = { text: said["whom"], isSure: false };
  if (said["time"]) facts.leadTime = sure(said["time"]);
}

const STOCK =
  /(?<![\p{L}\d.,/$-])(?:(?:only|have|got|i have|there are)\s)?(?:(?<before>\d{1,4})\s(?:in stock|available|left|of them|of these|pieces)|(?:qty|quantity|stock)(?:\s(?:is|of))?:?\s(?<after>\d{1,4})|(?<one>one of a kind|only one|just one|1 of a kind|only 1|just 1))(?![\p{L}\d-])/giu;

/** How many there are: "5 in stock", "one of a kind". */
export function readStock(sentence: Sentence): void {
  const found = [...sentence.rest.matchAll(STOCK)];
  const counts = found.map(({ groups = {} }) => groups["before"] ?? groups["after"] ?? "1");
  const [count, ...others] = new Set(counts);
  if (count === undefined || others.length > 0) return;
  sentence.facts.stock ??= { text: String(Number(count)), isSure: true };
  for (const { 0: said, index } of found) take(sentence, { from: index, to: index + said.length });
}
