/** The id of the layout route of all public pages; its loader returns LayoutData. */
export const STOREFRONT_LAYOUT_ROUTE = "storefront/layout/route";
