import type { QuoteState } from "#contract/sales/quote-states.ts";

type Stored = {
  state: Exclude<QuoteState, "opened">;
  validUntil: string;
  openedAt: string | null;
};

/** The state of a quote at a moment: one that is over its day has expired, whatever is stored. */
export function quoteStateAt({ state, validUntil, openedAt }: Stored, now: Date): QuoteState {
  if (state !== "sent") return state;
  if (new Date(validUntil) <= now) return "expired";
  return openedAt === null ? "sent" : "opened";
}
