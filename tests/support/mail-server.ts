import { SMTPServer } from "smtp-server";

export type MailServer = {
  url: string;
  port: number;
  /** The mails as they came in, heads and all. */
  arrived: string[];
  close: () => Promise<void>;
};

export type MailServerOptions = {
  /** The only account that may send; without it nobody signs in. */
  user?: string;
  pass?: string;
  /** TLS from the first byte, with a certificate that nobody signed. */
  secure?: boolean;
  refusesSender?: boolean;
  refusesRecipient?: boolean;
  /** Addresses that it does not know. */
  refusesRecipients?: string[];
  /** Asks to try later (450) at the first recipient. */
  refusesFirst?: boolean;
  /** How long it takes to accept a mail whose text has arrived. */
  acceptsAfterMilliseconds?: number;
};

const refusal = (message: string, responseCode = 553) =>
  Object.assign(new Error(message), { responseCode });

/** A mail server on this machine that takes everything and passes on nothing. */
export async function openMailServer(options: MailServerOptions = {}): Promise<MailServer> {
  const { user, pass, secure = false } = options;
  const arrived: string[] = [];
  let hasRefused = false;
  const server = new SMTPServer({
    secure,
    // A shop keeps its connection for the next mail: closing must not wait half a minute for it.
    closeTimeout: 1,
    authOptional: user === undefined,
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth: (auth, _session, done) => {
      const isKnown = user === undefined || (auth.username === user && auth.password === pass);
      done(isKnown ? null : new Error("Username and password not accepted"), {
        user: auth.username,
      });
    },
    onMailFrom: (_address, _session, done) =>
      done(options.refusesSender ? refusal("Not your address") : null),
    onRcptTo: ({ address }, _session, done) => {
      const isFirst = !hasRefused && options.refusesFirst === true;
      hasRefused = true;
      if (isFirst) return done(refusal("Try again later", 450));
      const isRefused = options.refusesRecipient || options.refusesRecipients?.includes(address);
      done(isRefused ? refusal("No such mailbox here") : null);
    },
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        arrived.push(Buffer.concat(chunks).toString());
        setTimeout(done, options.acceptsAfterMilliseconds ?? 0);
      });
    },
  });
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  const address = server.server.address();
  if (address === null || typeof address === "string") throw new Error("There is no port.");
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    arrived,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
