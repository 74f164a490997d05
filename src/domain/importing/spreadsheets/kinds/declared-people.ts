import type { FileKind } from "#contract/importing/import-choices.ts";

/** One of the names of a column. */
type ColumnNames = string | readonly string[];

/** Where a table says who gets letters. */
export type SubscriberColumns = {
  /** Columns of a status, in the words of `read-subscribers.ts`; of several, unsubscribed wins. */
  status?: readonly string[];
  /** Columns that hold something for people who unsubscribed or bounced. */
  ended?: readonly string[];
  /** Columns of the day since when; the first that is filled. */
  since?: readonly string[];
  /** A column of the time of confirming, blank for people who didn't. */
  confirmed?: readonly string[];
};

export type DeclaredKind = {
  kind: FileKind;
  platform: string;
  /** Describes the file; columns that it doesn't list are those of exported files of 2024 to 2026. */
  source: string;
  /** What hardly any other table has together. */
  columns: readonly ColumnNames[];
  /** What only another table has besides. */
  without?: readonly string[];
  people?: SubscriberColumns;
  /** Of a report, of which nothing could come in: why, and what to export instead. */
  report?: { lacks: string; instead: string };
  /** Whether its times that name no zone are in UTC, and not as clocks show them in the shop. */
  isUtc?: boolean;
  /** Whether its paths have no first slash. */
  isRootless?: boolean;
};

/** Its list of addresses has no email address: this does. */
const ADDRESSES_BY_EMAIL =
  "SELECT c.email, a.firstname, a.lastname, a.company, a.address1, a.address2, a.postcode, a.city, s.name AS state, o.iso_code AS country, a.phone, a.phone_mobile, a.other FROM ps_address a LEFT JOIN ps_customer c ON a.id_customer = c.id_customer LEFT JOIN ps_state s ON a.id_state = s.id_state LEFT JOIN ps_country o ON a.id_country = o.id_country WHERE a.deleted = 0";

/** Lists of people. */
export const DECLARED_PEOPLE: readonly DeclaredKind[] = [
  {
    kind: "subscribers",
    platform: "Mailchimp",
    source: "https://mailchimp.com/help/view-export-contacts/",
    columns: [["Email Address", "Email"], "OPTIN_TIME", ["CONFIRM_TIME", "MEMBER_RATING"]],
    people: { ended: ["UNSUB_TIME", "CLEAN_TIME"], since: ["CONFIRM_TIME", "OPTIN_TIME"] },
    // Mailchimp's API 2.0, lists/subscribe: optin_time is in GMT. Its page on the file says nothing.
    isUtc: true,
  },
  {
    kind: "subscribers",
    platform: "Klaviyo",
    source: "https://help.klaviyo.com/hc/en-us/articles/115005073847",
    columns: ["Email", ["Klaviyo ID", "Email Marketing Consent"]],
    people: {
      status: ["Email Marketing Consent"],
      ended: ["Email Suppressions"],
      since: ["Email Marketing Consent Timestamp", "Date Added", "Profile Created On"],
    },
    // developers.klaviyo.com, Acceptable date and timestamp formats.
    isUtc: true,
  },
  {
    kind: "subscribers",
    platform: "Substack",
    source: "https://github.com/TryGhost/migrate/tree/main/packages/mg-substack",
    columns: ["email", "active_subscription", "created_at"],
    people: { ended: ["email_disabled"], since: ["created_at"] },
  },
  {
    kind: "subscribers",
    platform: "MailerLite",
    source:
      "https://github.com/mailerlite/mailerlite-nodejs/blob/main/src/modules/subscribers/README.md",
    columns: [
      ["Subscriber", "Email"],
      ["Subscribed", "Subscribe date", "subscribed_at"],
      ["Opened", "Opens", "opens_count", "unsubscribed_at"],
    ],
    people: {
      status: ["Status", "Type"],
      ended: ["Unsubscribed", "Unsubscribe date", "unsubscribed_at", "Bounced"],
      since: ["opted_in_at", "Subscribed", "Subscribe date", "subscribed_at"],
    },
  },
  {
    kind: "subscribers",
    platform: "Kit",
    source: "https://developers.kit.com/api-reference/subscribers/list-subscribers",
    columns: [
      ["email", "email_address"],
      ["first_name", "First Name"],
      ["state", "Status"],
      ["created_at", "Created At"],
    ],
    people: { status: ["state", "Status"], since: ["created_at", "Created At"] },
    // The source above has created_at in UTC ("2023-02-17T11:43:55Z"). Of the file Kit says nothing.
    isUtc: true,
  },
  {
    kind: "subscribers",
    platform: "MailPoet",
    source:
      "https://avoori.com/support/sending-newsletters/exporting-subscribers-with-list-status-and-global-status/",
    columns: ["Email", ["Global status", "List status"]],
    people: {
      status: ["Global status", "List status"],
      since: ["Confirmed at", "Subscribed at", "Created at"],
    },
  },
  {
    kind: "subscribers",
    platform: "your shop",
    source: "src/web/admin/subscribers/to-csv.ts",
    columns: [
      ["email", "E-mail"],
      "active",
      ["since", "Subscribed (UTC)"],
      ["confirmed", "Confirmed (UTC)"],
    ],
    people: {
      status: ["active"],
      since: ["since", "Subscribed (UTC)"],
      confirmed: ["confirmed", "Confirmed (UTC)"],
    },
  },
  {
    kind: "customers",
    platform: "Shopify",
    source: "https://help.shopify.com/en/manual/customers/import-export-customers",
    columns: [
      "Email",
      ["Accepts Email Marketing", "Accepts Marketing"],
      ["Total Spent", "Total Orders", "Tax Exempt"],
    ],
    people: { status: ["Accepts Email Marketing", "Accepts Marketing"] },
  },
  {
    kind: "customers",
    platform: "WooCommerce",
    source: "https://woocommerce.com/document/woocommerce-analytics/",
    columns: ["Email", "Username", ["AOV", "Total spend", "Last active"]],
  },
  {
    kind: "customers",
    platform: "WooCommerce",
    source: "https://www.godaddy.com/help/about-customerordercoupon-exports-export-formats-40232",
    columns: [["user_email", "email"], "billing_first_name", "billing_postcode"],
  },
  {
    kind: "customers",
    platform: "Squarespace",
    source: "https://support.squarespace.com/hc/articles/29209201250445",
    columns: [
      ["Email", "Email Address"],
      ["Subscriber Since", "Accepts Marketing", "Mailing Lists"],
      ["Customer Since", "Order Count", "Created On"],
    ],
    people: { status: ["Accepts Marketing"], since: ["Subscriber Since"] },
  },
  {
    kind: "customers",
    platform: "Wix",
    source: "https://support.wix.com/en",
    columns: ["Email 1", ["Labels", "Email subscriber status", "Phone 1"]],
    people: { status: ["Email subscriber status"], since: ["Created At (UTC+0)"] },
  },
  {
    kind: "customers",
    platform: "Square",
    source: "https://squareup.com/help/us/en/article/6632-import-customers-online",
    columns: ["Email Address", ["Square Customer ID", "Email Subscription Status"]],
    people: { status: ["Email Subscription Status"] },
  },
  {
    kind: "customers",
    platform: "BigCommerce",
    source: "https://support.bigcommerce.com/articles/Public/Importing-Exporting-Customers",
    columns: ["Customer ID", "First Name", ["Customer Group", "Store Credit"]],
  },
  {
    kind: "customers",
    platform: "PrestaShop",
    source: "https://doc.prestashop.com/plugins/viewsource/viewpagesrc.action?pageId=51184919",
    columns: ["Email address", "Last visit", ["Newsletter", "News."]],
    people: { status: ["Newsletter", "News."], since: ["Registration"] },
  },
  {
    kind: "customers",
    platform: "PrestaShop",
    source:
      "https://github.com/PrestaShop/PrestaShop/blob/develop/docs/csv_import/addresses_import.csv",
    columns: [
      ["email", "Customer e-mail*"],
      ["firstname", "Firstname*"],
      ["address1", "Address 1*"],
      ["phone_mobile", "Mobile Phone"],
    ],
  },
  {
    kind: "customers",
    platform: "PrestaShop",
    source:
      "https://github.com/PrestaShop/PrestaShop/blob/develop/src/Core/Grid/Query/AddressQueryBuilder.php",
    columns: [
      ["id_address", "ID"],
      ["firstname", "First name"],
      ["address1", "Address"],
      ["postcode", "Zip/Postal code", "Postal Code/Zip Code", "Postcode/ Zip Code"],
      "City",
    ],
    without: ["email", "Email address", "E-mail", "Customer e-mail*"],
    report: {
      lacks: "has no email addresses",
      instead: `In PrestaShop, open Advanced Parameters, Database, and save this SQL query. Then import its file: ${ADDRESSES_BY_EMAIL}`,
    },
  },
];
