import {
  MAIL_PROVIDERS,
  type MailProvider,
  providerOfHost,
} from "#contract/mail/mail-providers.ts";
import { parseSender } from "#contract/mail/mail-sender.ts";
import type { MailRecord, MailRecords } from "#contract/mail/mail-settings.ts";
import type { OutboundClient } from "../../services/outbound-client.ts";
import type { Shop } from "../../shop.ts";
import { findStoredMailSettings } from "./stored-mail-settings.ts";
import { mailNotSetUp } from "./with-mailer.ts";

type LookUpTexts = OutboundClient["lookUpTexts"];

/**
 * Looks up the DNS records by which other mail servers recognize the shop's mail, within about ten seconds.
 * @throws unprocessable where mail is not set up
 */
export async function checkMailRecords(shop: Shop): Promise<MailRecords> {
  const lookUp = shop.outbound.lookUpTexts;
  const stored = shop.mail ? null : await findStoredMailSettings(shop);
  const from = shop.mail?.from ?? stored?.from;
  if (from === undefined) throw mailNotSetUp();
  const { address } = parseSender(from);
  const domain = address.slice(address.lastIndexOf("@") + 1).toLowerCase();
  const owner = MAIL_PROVIDERS.find(({ ownDomains }) =>
    ownDomains.some((own) => domain === own || domain.endsWith(`.${own}`)),
  );
  if (owner)
    return { domain, records: KINDS.map((kind) => managedByProvider(kind, owner, domain)) };
  const provider = stored ? providerOfHost(stored.host) : undefined;
  const records = await Promise.all([
    checkSpf(domain, provider, lookUp),
    checkDkim(domain, provider, lookUp),
    checkDmarc(domain, address, lookUp),
  ]);
  return { domain, records };
}

const KINDS = ["SPF", "DKIM", "DMARC"] as const;

const managedByProvider = (
  kind: MailRecord["kind"],
  { name }: MailProvider,
  domain: string,
): MailRecord => ({
  kind,
  state: "ok",
  sentence: `${name} takes care of this for addresses at ${domain}.`,
  record: null,
  help: null,
});

async function checkSpf(
  domain: string,
  provider: MailProvider | undefined,
  lookUp: LookUpTexts,
): Promise<MailRecord> {
  const include = provider?.dns?.spf;
  const help = provider?.dns?.help ?? null;
  const toAdd = (value: string) => ({ type: "TXT" as const, name: domain, value });
  const wanted = include ? toAdd(`v=spf1 ${include} ~all`) : null;
  const texts = await tryLookUp(lookUp, domain);
  if (!texts) return { kind: "SPF", state: "unknown", sentence: NO_ANSWER, record: wanted, help };
  const found = texts.filter((text) => /^v=spf1(\s|$)/i.test(text));
  const [spf] = found;
  if (spf === undefined) {
    return {
      kind: "SPF",
      state: "missing",
      sentence: wanted ? "Add this record." : "Your email provider’s help names the record to add.",
      record: wanted,
      help,
    };
  }
  if (found.length > 1) {
    const sentence = `There are ${found.length} SPF records. Only one is allowed: merge them.`;
    return { kind: "SPF", state: "wrong", sentence, record: wanted, help };
  }
  if (include && !spf.toLowerCase().includes(include)) {
    const merged = /\s[?~+-]?all\b/i.test(spf)
      ? spf.replace(/\s([?~+-]?all\b)/i, ` ${include} $1`)
      : `${spf.trim()} ${include}`;
    const sentence = `It doesn’t name ${provider.name} yet. Change it to this.`;
    return { kind: "SPF", state: "wrong", sentence, record: toAdd(merged), help };
  }
  return { kind: "SPF", state: "ok", sentence: "Found.", record: null, help: null };
}

async function checkDkim(
  domain: string,
  provider: MailProvider | undefined,
  lookUp: LookUpTexts,
): Promise<MailRecord> {
  const selectors = provider?.dns?.dkim ?? [];
  const help = provider?.dns?.help ?? null;
  const found = await Promise.all(
    selectors.map((selector) => tryLookUp(lookUp, `${selector}._domainkey.${domain}`)),
  );
  if (found.some((texts) => texts?.some((text) => /\bp=[\w+/]/.test(text)))) {
    return { kind: "DKIM", state: "ok", sentence: "Found.", record: null, help: null };
  }
  const isSilent = selectors.length > 0 && found.every((texts) => texts === null);
  const sentence = isSilent
    ? NO_ANSWER
    : provider
      ? `No key found under the usual name. ${provider.name} makes the key: its settings show the record to add.`
      : "Your email provider makes this key: its settings show the record to add.";
  const state = provider && !isSilent ? "missing" : "unknown";
  return { kind: "DKIM", state, sentence, record: null, help };
}

async function checkDmarc(
  domain: string,
  address: string,
  lookUp: LookUpTexts,
): Promise<MailRecord> {
  const name = `_dmarc.${domain}`;
  const value = `v=DMARC1; p=none; rua=mailto:${address}`;
  const record = { type: "TXT" as const, name, value };
  const texts = await tryLookUp(lookUp, name);
  if (!texts) return { kind: "DMARC", state: "unknown", sentence: NO_ANSWER, record, help: null };
  const isFound = texts.some((text) => /^v=DMARC1\s*;/i.test(text));
  return isFound
    ? { kind: "DMARC", state: "ok", sentence: "Found.", record: null, help: null }
    : {
        kind: "DMARC",
        state: "missing",
        sentence: "Add this record.",
        record,
        help: null,
      };
}

const NO_ANSWER = "Couldn’t look it up just now. Try again in a minute.";

const tryLookUp = (lookUp: LookUpTexts, name: string): Promise<string[] | null> =>
  lookUp(name).catch(() => null);
