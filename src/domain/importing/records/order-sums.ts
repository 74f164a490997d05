import { formatHundredths, formatPrice } from "#contract/decimals.ts";

/** A line as read; null cents where the file has no price of it. Cents are of all of them. */
export type ReadLine = {
  name: string;
  sku: string | null;
  variant: string | null;
  quantity: number;
  cents: number | null;
  /** Where it stands among the rows that it was made of. */
  row?: number;
};

/** An order's line: so many at the same price, in cents. */
export type SummedLine = Omit<ReadLine, "cents"> & { priceCents: number };

type Sums = {
  shippingCents: number;
  taxCents: number;
  /** Without a sign; 0 for none. */
  discountCents: number;
  /** "SPRING"; null for none. */
  discountCode: string | null;
  /** null where the file states none. */
  totalCents: number | null;
};

/**
 * Makes lines, shipping and tax add up to the source's total: what is missing is taken from the lines in proportion, the
 * last cent from the largest; what is over becomes a line of its own.
 * @returns a sentence for people when that cannot be
 */
export function sumOrder(lines: ReadLine[], sums: Sums) {
  const { shippingCents, taxCents, discountCents } = sums;
  const stated = lines.reduce((sum, { cents }) => sum + (cents ?? 0), 0);
  const totalCents = sums.totalCents ?? stated - discountCents + shippingCents + taxCents;
  if (totalCents < 0) return "Its total is below zero.";
  const linesCents = totalCents - shippingCents - taxCents;
  const priced = priceLines(lines, Math.max(0, linesCents - stated));
  const kept = priced.filter(({ cents }) => cents >= 0);
  const keptCents = kept.reduce((sum, { cents }) => sum + cents, 0);
  if (linesCents < 0 || (kept.length === 0 && priced.length > 0))
    return `Its lines, shipping, and tax don’t add up to its total of ${toDollars(totalCents)}.`;
  const taken = keptCents - linesCents;
  const taxes = stated - discountCents + shippingCents === totalCents ? taxCents : 0;
  const notes = describe(taken, [
    ...(discountCents > 0 ? [discount(discountCents, sums.discountCode)] : []),
    ...priced.flatMap(({ name, cents }) =>
      cents < 0 ? [{ cents: -cents, text: `“${name}” (−${toDollars(-cents)})` }] : [],
    ),
    ...(taxes > 0
      ? [{ cents: taxes, text: `${toDollars(taxes)} of tax, which its prices include` }]
      : []),
  ]);
  const reduced = taken > 0 ? takeInProportion(kept, taken) : kept;
  const over = taken < 0 ? [{ ...OVER, cents: -taken }] : [];
  return {
    lines: [...reduced, ...over].flatMap(splitEvenly),
    subtotalCents: linesCents,
    totalCents,
    notes,
  };
}

type PricedLine = ReadLine & { cents: number };

const OVER = { name: "Other charges", sku: null, variant: null, quantity: 1 };

export const toDollars = (cents: number): string => formatPrice(formatHundredths(cents));

/** Lines without a price share what the others leave of the total, by their numbers. */
function priceLines(lines: ReadLine[], leftCents: number): PricedLine[] {
  const unpriced = lines.filter(({ cents }) => cents === null);
  const shares = shareOut(
    leftCents,
    unpriced.map(({ quantity }) => quantity),
  );
  return lines.map((line) => ({
    ...line,
    cents: line.cents ?? shares[unpriced.indexOf(line)] ?? 0,
  }));
}

function takeInProportion(lines: PricedLine[], taken: number): PricedLine[] {
  const shares = shareOut(
    taken,
    lines.map(({ cents }) => cents),
  );
  return lines.map((line, index) => ({ ...line, cents: line.cents - (shares[index] ?? 0) }));
}

/** A sum in whole cents by weights, the rest with the largest as far as its weight goes. */
function shareOut(sum: number, weights: number[]): number[] {
  const all = weights.reduce((total, weight) => total + weight, 0);
  if (all === 0) return weights.map(() => 0);
  const shares = weights.map((weight) => Number((BigInt(sum) * BigInt(weight)) / BigInt(all)));
  let rest = sum - shares.reduce((total, share) => total + share, 0);
  for (const [index, weight] of [...weights.entries()].toSorted(([, a], [, b]) => b - a)) {
    // A line of a cent can’t give two.
    const more = sum > all ? rest : Math.min(rest, weight - (shares[index] ?? 0));
    shares[index] = (shares[index] ?? 0) + more;
    rest -= more;
  }
  return shares;
}

/** Two lines where one price for each doesn't make the sum. */
function splitEvenly({ cents, quantity, ...line }: PricedLine): SummedLine[] {
  const dearer = cents % quantity;
  const priceCents = Math.floor(cents / quantity);
  return [
    { ...line, quantity: quantity - dearer, priceCents },
    ...(dearer > 0 ? [{ ...line, quantity: dearer, priceCents: priceCents + 1 }] : []),
  ];
}

type Reason = { cents: number; text: string };

const discount = (cents: number, code: string | null): Reason => ({
  cents,
  text: `a discount of ${toDollars(cents)}${code === null ? "" : ` (${code})`}`,
});

/** What was taken from the lines, or is over. */
function describe(taken: number, reasons: Reason[]): string[] {
  if (taken === 0) return [];
  if (taken < 0)
    return [
      `The total there is ${toDollars(-taken)} above lines, shipping, and tax: see “Other charges”.`,
    ];
  const explained = reasons.reduce((sum, { cents }) => sum + cents, 0);
  const texts = reasons.map(({ text }) => text);
  const rest = taken - explained;
  if (rest < 0) return [`${toDollars(taken)} was taken from the lines in proportion.`];
  const all = rest === 0 ? texts : [...texts, `${toDollars(rest)} that the file doesn’t explain`];
  return [`Taken from the lines in proportion: ${all.join(", ")}.`];
}
