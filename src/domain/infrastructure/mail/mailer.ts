import { createTransport } from "nodemailer";

/** One mail to one person. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The same each time the same mail is tried: whoever gets it twice sees it once. */
  messageId: string;
  /** Where one press, or the mail program by itself, ends all further mail. */
  unsubscribeUrl: string;
};

/** The one way to send mail. `send` throws when the server does not take it. */
export type Mailer = {
  from: string;
  send: (mail: Mail) => Promise<void>;
  close: () => void;
};

/**
 * @param smtpUrl smtp:// or smtps://, with name and password where the server wants them
 * @param from as people see it: "Fernhill Goldsmith <hello@example.com>"
 */
export function openMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 1,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  return {
    from,
    send: async ({ to, subject, text, html, messageId, unsubscribeUrl }) => {
      await transport.sendMail({
        from,
        to,
        subject,
        text,
        html,
        messageId,
        // RFC 8058: mail programs offer it beside the sender's name.
        headers: {
          "List-Unsubscribe": `<${unsubscribeUrl}>`,
          "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        },
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
    close: () => transport.close(),
  };
}
