import type { MailSettings } from "#contract/mail/mail-settings.ts";
import type { Shop } from "../../shop.ts";
import { findStoredMailSettings } from "./stored-mail-settings.ts";

/** How the shop sends mail, without the password. Of a server's own setting only the sender is shown. */
export async function getMailSettings(shop: Shop): Promise<MailSettings> {
  const stored = await findStoredMailSettings(shop);
  if (shop.mail) return { ...NONE, setUpIn: "server", from: shop.mail.from };
  if (!stored) return NONE;
  const { password, ...shown } = stored;
  return { ...shown, setUpIn: "settings", hasPassword: password !== null };
}

const NONE: MailSettings = {
  setUpIn: null,
  host: "",
  port: 465,
  security: "tls",
  user: "",
  from: "",
  hasPassword: false,
  updatedAt: null,
};

/** Whether the shop can send mail: by the server's own setting, which wins, or by that of the desk. */
export async function isMailSetUp(shop: Shop): Promise<boolean> {
  return shop.mail !== null || (await findStoredMailSettings(shop)) !== null;
}
