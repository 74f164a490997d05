import type { MailSecurity } from "./mail-settings.ts";

export type MailboxServer = {
  host: string;
  port: number;
  security: MailSecurity;
  /** The provider's page with server, port and encryption. */
  source: string;
  /**
   * The name in the Authentication-Results (RFC 8601) with which it says whether a sender is genuine. Left out
   * for one that adds several of the same name, or of which it is not known.
   */
  authservId?: string;
};

/** What a mail provider documents for programs that send through it. Each value is from its `source`. */
export type MailProvider = {
  /** As people call it. */
  name: string;
  host: string;
  port: number;
  security: MailSecurity;
  /** Where it can be read by other programs: the server for incoming mail. */
  imap?: MailboxServer;
  /** The provider's page with server, port and encryption. */
  source: string;
  /** How to get the password that the server accepts. */
  password: { hint: string; help: string };
  /** Where the provider offers its own domains: addresses there need no DNS records. */
  ownDomains: readonly string[];
  /** The mechanism of the SPF record, and the DKIM selectors, of a domain of one's own. */
  dns?: { spf: string; dkim: readonly string[]; help: string };
};

const APP_PASSWORD = "Not your usual password. Create an app password and paste it here.";

export const MAIL_PROVIDERS: readonly MailProvider[] = [
  {
    name: "Gmail",
    imap: {
      host: "imap.gmail.com",
      port: 993,
      security: "tls",
      source: "https://developers.google.com/workspace/gmail/imap/imap-smtp",
      authservId: "mx.google.com",
    },
    host: "smtp.gmail.com",
    port: 465,
    security: "tls",
    source: "https://developers.google.com/workspace/gmail/imap/imap-smtp",
    password: {
      hint: "Not your usual password. Google creates a separate 16-letter app password for this.",
      help: "https://support.google.com/accounts/answer/185833",
    },
    ownDomains: ["gmail.com", "googlemail.com"],
    dns: {
      spf: "include:_spf.google.com",
      dkim: ["google"],
      help: "https://support.google.com/a/answer/33786",
    },
  },
  {
    name: "Microsoft 365",
    host: "smtp.office365.com",
    port: 587,
    security: "starttls",
    source:
      "https://learn.microsoft.com/exchange/mail-flow-best-practices/how-to-set-up-a-multifunction-device-or-application-to-send-email-using-microsoft-365-or-office-365",
    password: {
      hint: "Your Microsoft 365 administrator must allow “Authenticated SMTP” for this mailbox.",
      help: "https://learn.microsoft.com/exchange/clients-and-mobile-in-exchange-online/authenticated-client-smtp-submission",
    },
    ownDomains: ["onmicrosoft.com"],
    dns: {
      spf: "include:spf.protection.outlook.com",
      dkim: ["selector1", "selector2"],
      help: "https://learn.microsoft.com/defender-office-365/email-authentication-dkim-configure",
    },
  },
  {
    name: "Outlook.com",
    host: "smtp-mail.outlook.com",
    port: 587,
    security: "starttls",
    source:
      "https://support.microsoft.com/office/pop-imap-and-smtp-settings-for-outlook-com-d088b986-291d-42b8-9564-9c414e2aa040",
    password: {
      hint: "Outlook.com is ending password sign-in for other programs. If it refuses an app password, use another provider.",
      help: "https://support.microsoft.com/account-billing/5896ed9b-4263-e681-128a-a6f2979a7944",
    },
    ownDomains: ["outlook.com", "hotmail.com", "live.com", "msn.com"],
  },
  {
    name: "iCloud",
    imap: {
      host: "imap.mail.me.com",
      port: 993,
      security: "tls",
      source: "https://support.apple.com/102525",
      authservId: "dmarc.icloud.com",
    },
    host: "smtp.mail.me.com",
    port: 587,
    security: "starttls",
    source: "https://support.apple.com/102525",
    password: {
      hint: "Not your usual password. Apple creates an app-specific password for this.",
      help: "https://support.apple.com/102654",
    },
    ownDomains: ["icloud.com", "me.com", "mac.com"],
    dns: {
      spf: "include:icloud.com",
      dkim: ["sig1"],
      help: "https://support.apple.com/102374",
    },
  },
  {
    name: "Fastmail",
    imap: {
      host: "imap.fastmail.com",
      port: 993,
      security: "tls",
      source: "https://www.fastmail.help/hc/en-us/articles/1500000278342",
    },
    host: "smtp.fastmail.com",
    port: 465,
    security: "tls",
    source: "https://www.fastmail.help/hc/en-us/articles/1500000278342",
    password: {
      hint: APP_PASSWORD,
      help: "https://www.fastmail.help/hc/en-us/articles/360058752854",
    },
    ownDomains: ["fastmail.com", "fastmail.fm"],
    dns: {
      spf: "include:spf.messagingengine.com",
      dkim: ["fm1", "fm2", "fm3"],
      help: "https://www.fastmail.help/hc/en-us/articles/360060591153",
    },
  },
  {
    name: "Yahoo",
    imap: {
      host: "imap.mail.yahoo.com",
      port: 993,
      security: "tls",
      source: "https://help.yahoo.com/kb/SLN4075.html",
    },
    host: "smtp.mail.yahoo.com",
    port: 465,
    security: "tls",
    source: "https://help.yahoo.com/kb/SLN4075.html",
    password: { hint: APP_PASSWORD, help: "https://help.yahoo.com/kb/SLN15241.html" },
    ownDomains: ["yahoo.com", "ymail.com", "rocketmail.com"],
  },
  {
    name: "Zoho",
    imap: {
      host: "imappro.zoho.com",
      port: 993,
      security: "tls",
      source: "https://www.zoho.com/mail/help/imap-access.html",
      authservId: "mx.zohomail.com",
    },
    host: "smtppro.zoho.com",
    port: 465,
    security: "tls",
    source: "https://www.zoho.com/mail/help/zoho-smtp.html",
    password: {
      hint: "With two-step sign-in, create an app password in your Zoho account and paste it here.",
      help: "https://www.zoho.com/mail/help/zoho-smtp.html",
    },
    ownDomains: ["zohomail.com", "zoho.com"],
    dns: {
      spf: "include:zohomail.com",
      dkim: ["zmail"],
      help: "https://www.zoho.com/mail/help/adminconsole/dkim-configuration.html",
    },
  },
  {
    name: "Proton",
    host: "smtp.protonmail.ch",
    port: 587,
    security: "starttls",
    source: "https://proton.me/support/smtp-submission",
    password: {
      hint: "Not your usual password. Create an SMTP token in Proton’s settings. It needs a paid plan and a domain of your own.",
      help: "https://proton.me/support/smtp-submission",
    },
    ownDomains: ["proton.me", "protonmail.com", "pm.me"],
    dns: {
      spf: "include:_spf.protonmail.ch",
      dkim: ["protonmail", "protonmail2", "protonmail3"],
      help: "https://proton.me/support/anti-spoofing-custom-domain",
    },
  },
  {
    name: "Namecheap",
    imap: {
      host: "mail.privateemail.com",
      port: 993,
      security: "tls",
      source:
        "https://www.namecheap.com/support/knowledgebase/article.aspx/1179/2175/general-private-email-configuration-for-mail-clients-and-mobile-devices/",
    },
    host: "mail.privateemail.com",
    port: 465,
    security: "tls",
    source:
      "https://www.namecheap.com/support/knowledgebase/article.aspx/1179/2175/general-private-email-configuration-for-mail-clients-and-mobile-devices/",
    password: {
      hint: "The password of your Private Email mailbox.",
      help: "https://www.namecheap.com/support/knowledgebase/article.aspx/1179/2175/general-private-email-configuration-for-mail-clients-and-mobile-devices/",
    },
    ownDomains: [],
    dns: {
      spf: "include:spf.privateemail.com",
      dkim: ["default"],
      help: "https://www.namecheap.com/support/knowledgebase/article.aspx/1340/2176/namecheap-private-email-records-for-domains-with-thirdparty-dns/",
    },
  },
];

/** The provider of a mail server, or undefined for one of another. */
export const providerOfHost = (host: string): MailProvider | undefined =>
  MAIL_PROVIDERS.find((provider) => provider.host === host.trim().toLowerCase());

/** The providers whose mailboxes other programs may read with a password, by the name of that server. */
export const MAILBOX_PROVIDERS: readonly (MailProvider & { imap: MailboxServer })[] =
  MAIL_PROVIDERS.flatMap((provider) =>
    provider.imap ? [{ ...provider, imap: provider.imap }] : [],
  );

/** The provider of a server for incoming mail, or undefined for one of another. */
export const providerOfMailbox = (host: string): (typeof MAILBOX_PROVIDERS)[number] | undefined =>
  MAILBOX_PROVIDERS.find(({ imap }) => imap.host === host.trim().toLowerCase());
