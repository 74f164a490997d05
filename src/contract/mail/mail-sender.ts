export type MailSender = { name: string; address: string };

/** The parts of "Fernhill <hello@example.com>", or of an address alone, whose name is "". */
export function parseSender(sender: string): MailSender {
  const [, name = "", address] = /^([^<>]*)<([^<>]+)>$/.exec(sender.trim()) ?? [];
  return { name: name.trim().replace(/^"(.*)"$/, "$1"), address: address ?? sender.trim() };
}

/** A sender as it is stored: "Fernhill <hello@example.com>". */
export function formatSender({ name, address }: MailSender): string {
  const plain = name.replaceAll(/[<>"\r\n]/g, "").trim();
  return plain ? `${plain} <${address.trim()}>` : address.trim();
}
