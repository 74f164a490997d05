import type { Socket } from "node:net";
import { callbackify } from "node:util";
import { createTransport } from "nodemailer";
import { parseSender } from "#contract/mail/mail-sender.ts";
import type { Mailer } from "../../services/mailer.ts";
import type { Shop } from "../../shop.ts";
import { toMailer } from "./open-mailer.ts";
import { decryptMailPassword, type StoredMailSettings } from "./stored-mail-settings.ts";

type SocketCallback = (error: Error | null, opened: { connection: Socket }) => void;

/**
 * A mailer for the mail server that was set up on the desk. It connects through the outbound client, which
 * refuses private addresses.
 */
export function openStoredMailer(shop: Shop, stored: StoredMailSettings): Mailer {
  const { host, port, security, user, from, password } = stored;
  const openSocket = callbackify(async () => ({
    connection: await shop.outbound.connect(host, port),
  }));
  const transport = createTransport({
    host,
    port,
    secure: security === "tls",
    requireTLS: security === "starttls",
    ignoreTLS: security === "none",
    ...(user && {
      auth: { user, pass: password === null ? "" : decryptMailPassword(shop, password) },
    }),
    pool: true,
    maxConnections: 1,
    maxRequeues: 0,
    greetingTimeout: 10_000,
    socketTimeout: 15_000,
    getSocket: (_: unknown, callback: SocketCallback) => openSocket(callback),
  });
  return toMailer(transport, from, parseSender(from));
}
