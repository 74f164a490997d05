/** The route whose loader tells every public page of the shop. */
export const STOREFRONT_LAYOUT_ROUTE = "storefront/layout/route";
