import type { Paper } from "#contract/sales/papers.ts";

/** The papers as screens and sheets call them. */
export const PAPER_NAMES: Record<Paper, string> = {
  receipt: "Receipt",
  certificate: "Certificate",
  valuation: "Valuation for insurance",
  "packing-slip": "Packing slip",
  "gift-receipt": "Gift receipt",
  care: "Care cards",
};
