import type { MailboxSettings } from "#contract/mail/mailbox-settings.ts";
import type { Shop } from "../../../shop.ts";
import { findMailboxState } from "./mailbox-state.ts";
import { findStoredMailboxSettings } from "./stored-mailbox-settings.ts";

/** The mailbox that customers' answers are read from, without its password, and when it was last read. */
export async function getMailboxSettings(shop: Shop): Promise<MailboxSettings> {
  const stored = await findStoredMailboxSettings(shop);
  if (!stored) return NONE;
  const { password: _password, since: _since, ...shown } = stored;
  const state = await findMailboxState(shop);
  return {
    ...shown,
    isOn: true,
    hasPassword: true,
    checkedAt: state?.checkedAt ?? null,
    failure: state?.failure ?? null,
  };
}

const NONE: MailboxSettings = {
  isOn: false,
  host: "",
  port: 993,
  security: "tls",
  user: "",
  hasPassword: false,
  updatedAt: null,
  checkedAt: null,
  failure: null,
};
