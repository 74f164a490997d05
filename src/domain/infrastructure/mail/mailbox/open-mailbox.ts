import { connect as connectTls } from "node:tls";
import { ImapFlow, type ImapTransport, type ImapTransportSocket } from "imapflow";
import type { Shop } from "../../../shop.ts";
import { decryptMailboxPassword, type StoredMailboxSettings } from "./stored-mailbox-settings.ts";

/** More than this of one mail is not read. */
export const MAX_MAIL_BYTES = 30 * 1024 * 1024;

/**
 * A client that is signed in to a mailbox. It connects through the outbound client, which refuses private
 * addresses. Close it with `close`.
 * @param ends closes it at the latest
 * @throws the client's error
 */
export async function openMailbox(
  shop: Shop,
  stored: StoredMailboxSettings,
  ends: AbortSignal,
): Promise<ImapFlow> {
  const { host, port, security, user, password } = stored;
  const auth = { user, pass: decryptMailboxPassword(shop, password) };
  const socket = await shop.outbound.connect(host, port);
  socket.setNoDelay(true);
  const client = new ImapFlow({
    host,
    port,
    secure: security === "tls",
    doSTARTTLS: security === "starttls",
    auth,
    transport: transportOver(socket, host),
    logger: false,
    disableAutoIdle: true,
    disableCompression: true,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    maxLineLength: 1024 * 1024,
    maxLiteralSize: MAX_MAIL_BYTES,
    maxResponseSize: MAX_MAIL_BYTES + 1024 * 1024,
    maxResponseTokens: 100_000,
  });
  // A connection that breaks between two commands is reported by the next one.
  client.on("error", (error) => shop.log.warn("mailbox connection failed", { error }));
  ends.addEventListener("abort", () => client.close(), { once: true });
  try {
    await client.connect();
    return client;
  } catch (error) {
    client.close();
    socket.destroy();
    throw error;
  }
}

/** Speaks over a connection that is open already. */
function transportOver(opened: ImapTransportSocket, host: string): ImapTransport {
  const secure = (socket: ImapTransportSocket, servername: string | undefined, ready: () => void) =>
    connectTls({ socket, host, ...(servername && { servername }) }, ready);
  return {
    connect: ({ secure: isSecure, servername }, onConnect) => {
      if (isSecure) return secure(opened, servername, onConnect);
      setImmediate(onConnect);
      return opened;
    },
    upgrade: (socket, { servername }, onSecure) => secure(socket, servername, onSecure),
  };
}
