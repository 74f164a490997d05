import { ENTER_YOUR_EMAIL } from "#contract/email-address.ts";

/** The sentences of a shop that is not open yet. */
export const MESSAGES = {
  title: "Opening soon",
  text: (shop: string) =>
    `${shop} is getting its first pieces ready. Leave your email and we’ll write to you when the shop opens.`,
  unnamed: "A new jewelry shop is being set up here. Please come back in a little while.",
  owner: "Are you the owner?",
  signIn: "Sign in",
  notify: {
    thanks: "Thank you. We’ll write to you when we open.",
    honeypot: "Leave this empty",
    invalid: ENTER_YOUR_EMAIL,
    email: "Your email",
    submit: "Notify me",
  },
  contact: {
    label: "Contact",
    email: "Email",
    call: "Call",
    visit: "Visit",
    byAppointment: (place: string) => `${place}, by appointment`,
  },
} as const;
