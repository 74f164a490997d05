import type { ProductFieldName } from "../product-fields.ts";

/** Part of a sentence that says a fact of a piece. */
export type Claim = {
  from: number;
  to: number;
  /** Of a metal or stone: a name may hold it, "Moonstone pendant". */
  isMaterial?: boolean;
};

/** What a sentence says of a field, as the form has it. */
export type ReadFact = { text: string; isSure: boolean };
export type ReadFacts = Partial<Record<ProductFieldName, ReadFact>>;

const READ = "‖";

/** A sentence of which each reader takes its parts: what is taken, no other reader sees. */
export type Sentence = {
  /** All of it, and what nobody took, each part of the rest in its place. */
  text: string;
  rest: string;
  claims: Claim[];
  facts: ReadFacts;
  /** Whether the number there was put together from two. */
  isLoose: (from: number) => boolean;
};

export function take(sentence: Sentence, claim: Claim): void {
  const { from, to } = claim;
  sentence.claims.push(claim);
  sentence.rest = sentence.rest.slice(0, from) + READ.repeat(to - from) + sentence.rest.slice(to);
}

/** Whether nothing of a phrase follows: the end, a mark, a number or what another reader took. */
export const isAtBoundary = (rest: string, to: number): boolean =>
  /^\s{0,9}(?:$|[^\s\p{L}'’-])/u.test(rest.slice(to, to + 12));
