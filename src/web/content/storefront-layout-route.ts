/** The route whose loader tells every public page of the shop. */
export const FRAME_ROUTE = "storefront/layout/route";
