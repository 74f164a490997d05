/** What a deposit is a share of the total by; `other` is a sum of its own. */
const DEPOSIT_SHARES = ["none", "third", "half", "full", "other"] as const;
export type DepositShare = (typeof DEPOSIT_SHARES)[number];

type Priced = { priceCents: number; quantity: number };
type Charged = {
  items: readonly Priced[];
  shippingCents: number;
  /** Thousandths of a percent, 5300 for 5.3%; null where `taxCents` is given. */
  taxRate: number | null;
  taxCents?: number;
};
export type QuoteSums = {
  subtotalCents: number;
  shippingCents: number;
  taxCents: number;
  totalCents: number;
};

/** The sums of a quote in cents. Tax by its rate is that of the lines, without shipping, rounded to a cent. */
export function sumQuote({ items, shippingCents, taxRate, taxCents = 0 }: Charged): QuoteSums {
  const subtotalCents = items.reduce((sum, item) => sum + item.priceCents * item.quantity, 0);
  const tax = taxRate === null ? taxCents : Math.round((subtotalCents * taxRate) / 100_000);
  return {
    subtotalCents,
    shippingCents,
    taxCents: tax,
    totalCents: subtotalCents + shippingCents + tax,
  };
}

/** The deposit that is a share of a total, in cents; null for none and for a sum of its own. */
export function depositOf(share: DepositShare, totalCents: number): number | null {
  if (share === "third") return Math.round(totalCents / 3);
  if (share === "half") return Math.round(totalCents / 2);
  return share === "full" ? totalCents : null;
}

/** The share that a deposit is of a total. */
export function shareOf(depositCents: number | null, totalCents: number): DepositShare {
  if (depositCents === null || depositCents === 0) return "none";
  const shares = ["half", "third", "full"] as const;
  return shares.find((share) => depositOf(share, totalCents) === depositCents) ?? "other";
}
