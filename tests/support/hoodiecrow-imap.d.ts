declare module "hoodiecrow-imap" {
  import type { Server } from "node:net";
  type Message = { raw: string; flags?: string[]; internaldate?: string; uid?: number };
  type ImapServer = {
    server: Server;
    listen: (port: number, host: string, ready: () => void) => void;
    close: (closed: () => void) => void;
    appendMessage: (folder: string, flags: string[], date: Date, raw: string) => unknown;
    getMailbox: (folder: string) => { messages: Message[]; uidvalidity: number };
    users: Record<string, { password: string }>;
    searchHandlers: Record<
      string,
      (connection: unknown, message: Message, index: number, value: string) => boolean
    >;
  };
  export default function hoodiecrow(options: {
    plugins: string[];
    storage: Record<string, { messages: Message[] }>;
  }): ImapServer;
}
