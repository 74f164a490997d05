import { DECLARED_PEOPLE, type DeclaredKind } from "./declared-people.ts";

const SHOPIFY = "https://help.shopify.com/en/manual";

/** Elements of Google's and Shopify's feeds of products, which may have dates too. */
const OF_PRODUCT_FEEDS = ["price", "sale_price", "availability", "vendor", "image_link"];

const NO_BUYERS = "doesn’t say who ordered what";

/**
 * Files of other systems that are no pieces. The first that fits a row of headings is taken: orders name people
 * too.
 */
export const DECLARED_KINDS: readonly DeclaredKind[] = [
  {
    kind: "orders",
    platform: "Squarespace",
    source: "https://help.infinitecatalog.com/article/85-squarespace",
    columns: ["Order ID", "Financial Status", "Lineitem name", "Lineitem quantity"],
  },
  {
    kind: "orders",
    platform: "Shopify",
    source: `${SHOPIFY}/fulfillment/managing-orders/exporting-orders`,
    columns: ["Name", "Lineitem name", "Lineitem quantity"],
  },
  {
    kind: "orders",
    platform: "Shopify",
    source: `${SHOPIFY}/reports-and-analytics/shopify-reports/report-types`,
    columns: [["Product title", "Product variant SKU"], "Gross sales", "Net sales"],
    report: { lacks: NO_BUYERS, instead: "In Shopify, open Orders and choose Export." },
  },
  {
    kind: "orders",
    platform: "WooCommerce",
    source: "https://www.godaddy.com/help/about-customerordercoupon-exports-export-formats-40232",
    columns: ["order_id", ["order_date", "date"], ["billing_email", "billing_first_name"]],
  },
  {
    kind: "orders",
    platform: "WooCommerce",
    source: "https://wordpress.org/plugins/woo-order-export-lite/",
    columns: ["Order Number", "Order Status", "Order Total Amount"],
  },
  {
    kind: "orders",
    platform: "WooCommerce",
    source: "https://woocommerce.com/document/woocommerce-analytics/",
    columns: ["Order #", "Customer type", "Product(s)"],
    report: {
      lacks: NO_BUYERS,
      instead: "Export your orders with an order export plugin, with their totals and addresses.",
    },
  },
  {
    kind: "orders",
    platform: "Etsy",
    source: "https://help.etsy.com/hc/en-us",
    columns: ["Sale Date", "Order ID", ["Buyer", "Buyer User ID"]],
  },
  {
    kind: "orders",
    platform: "Etsy",
    source: "https://help.etsy.com/hc/en-us",
    columns: ["Sale Date", "Item Name", "Buyer"],
  },
  {
    kind: "orders",
    platform: "Wix",
    source: "https://support.wix.com/en",
    columns: ["Order number", "Date created", "Item", "Qty"],
  },
  {
    kind: "orders",
    platform: "Square",
    source: "https://squareup.com/help/us/en",
    columns: ["Gross Sales", "Net Sales", ["Transaction ID", "Payment ID"]],
  },
  {
    kind: "orders",
    platform: "Square",
    source: "https://squareup.com/help/us/en",
    columns: ["Gross Sales", "Net Sales", "Item"],
    report: {
      lacks: NO_BUYERS,
      instead: "In Square, open Transactions and export them as Items Detail CSV.",
    },
  },
  {
    kind: "orders",
    platform: "BigCommerce",
    source: "https://support.bigcommerce.com",
    columns: ["Order ID", "Customer Name", "Order Status", "Subtotal (inc tax)"],
  },
  {
    kind: "orders",
    platform: "Big Cartel",
    source: `${SHOPIFY}/migrating-to-shopify/import-store-app/big-cartel`,
    columns: ["Buyer first name", "Buyer last name", "Items"],
  },
  {
    kind: "orders",
    platform: "PrestaShop",
    source:
      "https://webhostinghub.com/help/learn/prestashop-15-tutorials/configuring-checkout-ecommerce/viewing-orders",
    columns: ["Reference", "Customer", "Total", "Payment", "Status", "Date"],
  },
  ...DECLARED_PEOPLE,
  {
    kind: "redirects",
    platform: "Shopify",
    source: `${SHOPIFY}/online-store/menus-and-links/url-redirect`,
    columns: ["Redirect from", "Redirect to"],
  },
  {
    kind: "redirects",
    platform: "Shopify",
    source: "https://matrixify.app/documentation/redirects/",
    columns: ["Path", "Target", "Command"],
  },
  {
    kind: "redirects",
    platform: "Redirection",
    source: "https://github.com/johngodley/redirection/blob/trunk/fileio/csv.php",
    columns: ["source", "target", "regex", ["code", "type"]],
  },
  {
    kind: "redirects",
    platform: "Redirection",
    source: "https://redirection.me/developer/json-format/",
    columns: ["url", "action_data url", "action_type", "match_type"],
  },
  {
    kind: "redirects",
    platform: "Yoast SEO",
    source: "https://yoast.com/help/how-to-import-and-export-redirects/",
    columns: ["Origin", "Target", "Type", "Format"],
    isRootless: true,
  },
  {
    kind: "redirects",
    platform: "your shop",
    source: "src/domain/exporting/redirects/export-redirects.ts",
    columns: ["Old path", "New address"],
  },
  {
    kind: "posts",
    platform: "Shopify",
    source: "https://matrixify.app/documentation/",
    columns: ["Title", "Body HTML", ["Blog: Title", "Blog: Handle"]],
  },
  {
    kind: "posts",
    platform: "WordPress or Squarespace",
    source: "https://github.com/WordPress/WordPress/blob/master/wp-admin/includes/export.php",
    columns: ["content:encoded", "wp:post_type", "wp:status"],
  },
  {
    kind: "posts",
    platform: "Ghost",
    source: "https://ghost.org/docs/migration/custom/",
    columns: ["title", "html", "slug", "visibility", "published_at"],
  },
  {
    kind: "posts",
    platform: "a blog’s feed",
    source: "https://www.rssboard.org/rss-specification",
    columns: ["title", "link", "pubDate", ["encoded", "description"]],
    without: OF_PRODUCT_FEEDS,
  },
  {
    kind: "posts",
    platform: "a blog’s feed",
    source: "https://www.rfc-editor.org/rfc/rfc4287",
    columns: ["title", "link", "id", ["published", "updated"], ["content", "summary"]],
    without: OF_PRODUCT_FEEDS,
  },
  {
    kind: "posts",
    platform: "Substack",
    source: "https://github.com/TryGhost/migrate/tree/main/packages/mg-substack",
    columns: ["post_id", "post_date", "is_published", "title"],
  },
  {
    kind: "discounts",
    platform: "Shopify",
    source: `${SHOPIFY}/discounts`,
    columns: ["Name", "Value Type", ["Times Used In Total", "Usage Limit Per Code"]],
  },
  {
    kind: "discounts",
    platform: "WooCommerce",
    source: "https://www.godaddy.com/help/about-customerordercoupon-exports-export-formats-40232",
    columns: ["discount_type", "coupon_amount"],
  },
  {
    kind: "gift-cards",
    platform: "Shopify",
    source: `${SHOPIFY}/products/gift-card-products`,
    columns: [
      ["Code", "Last characters", "Last four"],
      ["Initial balance", "Initial value"],
      ["Balance", "Current balance", "Remaining balance"],
    ],
  },
];
