/** One email to one person. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The same at every attempt, so that a mail program shows a repeated one once. */
  messageId: string;
  replyTo?: string;
  /** The Message-ID of the mail that this one answers. */
  inReplyTo?: string;
  /** The Message-IDs of its thread, the oldest first. */
  references?: string[];
  /** One-click unsubscribe address (RFC 8058), in mail to subscribers and to the people of the shop. */
  unsubscribeUrl?: string;
};

/** Sends mail. `send` throws when the server does not accept it. */
export type Mailer = {
  from: string;
  /** Server and user, where they are not in the settings. */
  account?: string;
  send: (mail: Mail) => Promise<void>;
  /** Connects and signs in, and sends nothing. Throws when the server does not accept it. */
  verify: () => Promise<void>;
  close: () => void;
};
