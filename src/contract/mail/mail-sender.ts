import { isEmailAddress, toEmailAddress } from "../email-address.ts";

export type MailSender = { name: string; address: string };

/** The parts of "Fernhill <hello@example.com>", or of an address alone, whose name is "". */
export function parseSender(sender: string): MailSender {
  const [, name = "", address] = /^([^<>]*)<([^<>]+)>$/.exec(sender.trim()) ?? [];
  return {
    name: name.trim().replace(/^"(.*)"$/, "$1"),
    address: toEmailAddress(address ?? sender),
  };
}

/** Whether a text is a sender: one line with a valid address. */
export const isSender = (sender: string): boolean =>
  !/[\r\n]/.test(sender) && isEmailAddress(parseSender(sender).address);

/** A sender as it is stored: "Fernhill <hello@example.com>". */
export function formatSender({ name, address }: MailSender): string {
  const plain = name.replaceAll(/[<>"\r\n]/g, "").trim();
  return plain ? `${plain} <${toEmailAddress(address)}>` : toEmailAddress(address);
}
