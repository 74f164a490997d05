import { createTransport } from "nodemailer";
import type { Mailer } from "../../services/mailer.ts";

/**
 * @param smtpUrl smtp:// or smtps://, with username and password where the server needs them
 * @param from "Fernhill Goldsmith <hello@example.com>"
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
        // RFC 8058: mail programs show a one-click unsubscribe button.
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
