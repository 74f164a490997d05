import type { HeldReason } from "#contract/sales/inquiries.ts";

/** Why an inquiry was held back. */
export const HELD_REASONS = {
  "too-fast": "Sent within seconds",
  "hidden-field": "Filled in a hidden field",
  links: "Contains many links",
  repeated: "The same text came before",
} satisfies Record<HeldReason, string>;
