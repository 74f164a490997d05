import { SMTPServer } from "smtp-server";

export type MailServer = {
  url: string;
  /** The mails as they came in, heads and all. */
  arrived: string[];
  close: () => Promise<void>;
};

/** A mail server on this machine that takes everything and passes on nothing. */
export async function openMailServer(): Promise<MailServer> {
  const arrived: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        arrived.push(Buffer.concat(chunks).toString());
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  const address = server.server.address();
  if (address === null || typeof address === "string") throw new Error("There is no port.");
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    arrived,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
