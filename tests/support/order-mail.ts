import type { MailToQueue } from "#domain/infrastructure/mail/outbox/queue-mail.ts";

/** A mail about order 12 for the outbox. */
export const orderMail = (change: Partial<MailToQueue> = {}): MailToQueue => ({
  to: "ana@example.com",
  subject: "Your ring",
  text: "It is ready.",
  html: "<p>It is ready.</p>",
  about: { kind: "order", id: 12 },
  ...change,
});
