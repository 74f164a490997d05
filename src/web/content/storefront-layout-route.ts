/** The id of the layout route of all public pages; its loader returns LayoutData. */
export const STOREFRONT_LAYOUT_ROUTE = "storefront/layout/route";

/** The id of the page that takes the place of the public pages until the shop opens. */
export const COMING_SOON_ROUTE = "storefront/coming-soon/route";
