import hoodiecrow from "hoodiecrow-imap";

export const IMAP_USER = "hello@shop.example";
export const IMAP_PASSWORD = "an-app-password";

export type ImapServer = {
  port: number;
  /** What the shop needs to read it. */
  settings: { host: string; port: number; security: "none"; user: string; password: string };
  /** Delivers a mail to the inbox. @param arrivedAt November 20, 2026 by default */
  deliver: (raw: string, arrivedAt?: string) => void;
  /** The flags of each mail of the inbox, oldest first. */
  flags: () => string[][];
  /** Takes all flags away. */
  unflag: () => void;
  /** Numbers the inbox anew, as after its restoration from a backup. */
  renumber: () => void;
  /** Deletes the oldest mail of the inbox, as its owner does elsewhere. */
  deleteOldest: () => void;
  /** Answers from the newest mail to the oldest, as IMAP lets a server do. */
  reverse: () => void;
  /** Refuses to search, as an account does whose IMAP access is limited. */
  refuseSearch: () => void;
  /** The searches and fetches that it got so far, without their tags. */
  commands: () => string[];
  close: () => Promise<void>;
};

const PLUGINS = ["ID", "ENABLE", "IDLE", "LITERALPLUS", "NAMESPACE", "UNSELECT", "AUTH-PLAIN"];

/** An IMAP server on this machine with one account and an empty inbox. */
export async function openImapServer(): Promise<ImapServer> {
  const server = hoodiecrow({ plugins: PLUGINS, storage: { INBOX: { messages: [] } } });
  // It writes a response in small pieces.
  const commands: string[] = [];
  server.server.on("connection", (socket) => {
    socket.setNoDelay(true);
    socket.on("data", (data) => commands.push(...listReads(String(data))));
  });
  server.users = { [IMAP_USER]: { password: IMAP_PASSWORD } };
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.server.address();
  if (address === null || typeof address === "string") throw new Error("There is no port.");
  const inbox = () => server.getMailbox("INBOX");
  return {
    port: address.port,
    settings: {
      host: "127.0.0.1",
      port: address.port,
      security: "none",
      user: IMAP_USER,
      password: IMAP_PASSWORD,
    },
    deliver: (raw, arrivedAt = "2026-11-20T18:00:00.000Z") => {
      server.appendMessage("INBOX", [], new Date(arrivedAt), raw.replaceAll("\n", "\r\n"));
    },
    flags: () => inbox().messages.map(({ flags = [] }) => flags),
    unflag: () => {
      for (const message of inbox().messages) message.flags = [];
    },
    renumber: () => {
      inbox().uidvalidity += 1;
    },
    deleteOldest: () => void inbox().messages.shift(),
    reverse: () => {
      inbox().messages = inbox().messages.toReversed();
    },
    refuseSearch: () => {
      server.searchHandlers["SINCE"] = (_connection, _message, _index, _day) => {
        throw new Error("NO Search is not allowed");
      };
    },
    commands: () => commands,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

const listReads = (sent: string): string[] =>
  [...sent.matchAll(/^\S+ ((?:UID )?(?:SEARCH|FETCH)\b.*)$/gm)].map(([, read = ""]) => read.trim());

/** A customer's answer to a mail that arrived, as a mail program writes it. */
export const answerByMail = (
  { from, text }: { from: string; text: string },
  to: string,
): string => `Message-ID: <answer@mail.example>
From: ${from}
To: ${IMAP_USER}
Subject: Re: your mail
In-Reply-To: ${/^Message-ID: (<.+>)/m.exec(to)?.[1] ?? ""}
Content-Type: text/plain; charset=utf-8

${text}

On Friday Fernhill wrote:
> Here is your quote.
`;
