/**
 * The sentences of the data tab. Its title, "Export Data", "Data exported successfully", "Failed to export data",
 * "Duplicates cleaned up successfully" and "Failed to cleanup duplicates" are literal.
 */
export const MESSAGES = {
  title: "Data Management",
  exports: {
    title: "Export",
    lede: "Export Data gives you one spreadsheet of your pieces, collections, tags, orders, and subscribers. The CSV files bring your pieces to another shop, and the redirects keep links to your old site working. The archive has everything, photos included.",
    data: "Export Data",
    shopify: "Shopify CSV",
    woocommerce: "WooCommerce CSV",
    etsy: "Etsy CSV",
    redirects: "Redirects CSV",
    nginxRedirects: "Redirects for nginx",
    archive: "Archive",
    exporting: "Exporting…",
    done: "Data exported successfully",
    failed: "Failed to export data",
  },
  duplicates: {
    title: "Duplicates",
    lede: "Pieces with the same name and price, or with the same photos. The most complete one stays and gets the others’ photos and tags. The others go to the trash.",
    find: "Clean Up Duplicates",
    finding: "Looking…",
    none: "No duplicates found.",
    stays: (price: string, others: number) =>
      `at ${price} stays, ${others === 1 ? "one other goes" : `${others} others go`} to the trash.`,
    merge: "Merge duplicates",
    merging: "Merging…",
    cancel: "Cancel",
    done: "Duplicates cleaned up successfully",
    undo: "Undo",
    failed: "Failed to cleanup duplicates",
  },
  sections: {
    hero: "Hero section",
    heroHelp: "The top of the home page: a wide photo, a headline, one button.",
    featured: "Featured section",
    featuredHelp: "The color band in the middle of the home page.",
  },
} as const;
