import { ENTER_YOUR_EMAIL } from "#contract/email-address.ts";

/** The sentences of the form that is shown with a piece. */
export const MESSAGES = {
  title: "Tell me if it becomes available",
  honeypot: "Leave this empty",
  email: "Your email",
  submit: "Tell me",
  help: "I’ll send you one email when it is, then delete your address.",
  asked: "Check your inbox.",
  askedText:
    "Press Confirm in the email from us, and I’ll tell you if this piece becomes available.",
  problems: {
    invalid: ENTER_YOUR_EMAIL,
    busy: "This form is very busy right now. Please try again in an hour.",
  },
} as const;
