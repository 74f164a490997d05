/** The sentences of the screen. */
export const MESSAGES = {
  title: "Import and export",
  lede: "Spreadsheets, other shops, full export.",
  fromSite: "Import pieces from a website or another shop",
  spreadsheet: "Import a spreadsheet, or export everything",
  oldSite: "Your old site",
  oldSiteHelp:
    "Photos that are still on this domain are shown from there. Example: your-shop.example",
} as const;
