import { createTransport } from "nodemailer";
import type { Mail, Mailer } from "../../services/mailer.ts";

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/**
 * A mailer for the server's own setting.
 * @param smtpUrl smtp:// or smtps://, with username and password where the server needs them
 * @param from "Fernhill Goldsmith <hello@example.com>"
 */
export function openMailer(smtpUrl: string, from: string): Mailer {
  const { host, username } = new URL(smtpUrl);
  const transport = createTransport({ url: smtpUrl, pool: true, maxConnections: 1, ...TIMEOUTS });
  return { ...toMailer(transport, from, from), account: `${username}@${host}` };
}

type Transport = {
  sendMail: (mail: object) => Promise<unknown>;
  verify: () => Promise<unknown>;
  close: () => void;
};

/** @param sender of the mails, where it is to be told apart from `from` in words */
export function toMailer(transport: Transport, from: string, sender: object | string): Mailer {
  return {
    from,
    send: async (mail) => {
      await transport.sendMail({ ...toMessage(mail), from: sender });
    },
    verify: async () => {
      await transport.verify();
    },
    close: () => transport.close(),
  };
}

const toMessage = ({ unsubscribeUrl, ...mail }: Mail) => ({
  ...mail,
  // RFC 8058: mail programs show a one-click unsubscribe button.
  ...(unsubscribeUrl !== undefined && {
    headers: {
      "List-Unsubscribe": `<${unsubscribeUrl}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  }),
  disableFileAccess: true,
  disableUrlAccess: true,
});
