/** The headings of the API document, with what their calls are for. */
export const CALL_GROUPS = {
  Catalogue: "Categories, and matches for what is typed into the search.",
  Pieces: "Pieces as visitors read them, and the inventory that the desk lists and changes.",
  "Metal prices":
    "What metals cost, where that is fetched, how prices are built, and changing prices after the metals.",
  Collections: "Collections with their pieces, tags, versions and preview links.",
  Tags: "Tags of pieces and collections.",
  "Home page": "The top of the home page and its promo band.",
  Pictures: "Stored pictures and their alternative texts.",
  Orders: "Orders with their payments, papers and dates.",
  Sales: "Sales with what is to be done next about each.",
  Inquiries: "What customers ask, the replies to it, and the pieces reserved for them.",
  "Waiting list": "Who is told when a piece is available again.",
  Quotes: "Quotes of an inquiry, from draft to accepted.",
  Customers: "People with their orders and inquiries, and how to merge or forget them.",
  Account:
    "Signing in and out, and the signed-in user's own password, sessions, two-step sign-in and emails.",
  People: "Who may sign in to the desk, and who changed what.",
  Newsletter: "Subscribers, and the letters sent to them.",
  Queues: "Pieces to look at after an import: without photos, or gone from their source.",
  Platforms: "Connected platforms with their listings, orders, feeds and webhooks.",
  Data: "Imports, exports and maintenance of the catalogue.",
  Settings: "The shop's settings, its footer pages, and how it sends and reads mail.",
  "Outgoing mails": "Mails to customers that wait, were sent or failed.",
  Trash: "What was deleted, for 30 days.",
  Backups: "Making, downloading and restoring backups.",
  Health: "Checks of the shop, and what to do about what they find.",
  Insights: "What visitors looked at, searched for and did not find.",
  Setup: "Opening and closing the shop, and removing the sample shop.",
  "About this interface": "This description.",
} as const;

export type CallGroup = keyof typeof CALL_GROUPS;
