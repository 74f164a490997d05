import type { InquiryState } from "#contract/sales/inquiries.ts";

/** What each state of an inquiry is called. */
export const INQUIRY_STATE_LABELS = {
  new: "New",
  "waiting-for-you": "Waiting for you",
  "waiting-for-them": "Waiting for them",
  closed: "Closed",
  "to-check": "To check",
} satisfies Record<InquiryState, string>;
