import type { MovedKind } from "#contract/importing/move.ts";

type Plan = {
  name: string;
  /** Where it has each file; none for what comes with another. */
  files: Partial<Record<MovedKind, string>>;
};

const MAIL_SERVICE =
  "In Mailchimp, Klaviyo, Kit, MailerLite, Substack, or MailPoet, export your whole list, with those who unsubscribed: they won’t get letters here either.";

/** What the export of a shop consists of, and where to get each file. */
export const PLANS: Readonly<Record<string, Plan>> = {
  shopify: {
    name: "Shopify",
    files: {
      pieces: "Products → Export. Choose all products.",
      customers: "Customers → Export. Choose all customers.",
      orders: "Orders → Export. Choose all orders and “Export orders”.",
      posts:
        "Shopify exports no posts. Open your blog’s address with .atom at its end, such as your-shop.com/blogs/news.atom, and save the page.",
      redirects: "Content → Menus → URL redirects → Export redirects.",
      subscribers: MAIL_SERVICE,
    },
  },
  woocommerce: {
    name: "WooCommerce",
    files: {
      pieces: "Products → All products → Export. Or connect your shop under WooCommerce import.",
      customers: "WooCommerce → Customers → Download.",
      orders:
        "WooCommerce exports orders with a plugin, such as Customer/Order/Coupon Export. Choose CSV.",
      posts: "Tools → Export. Choose Posts: you get a file that ends in .xml.",
      redirects:
        "Tools → Redirection → Import/Export → CSV, or Yoast SEO → Redirects → Export redirects.",
      subscribers: MAIL_SERVICE,
    },
  },
  etsy: {
    name: "Etsy",
    files: {
      pieces: "Settings → Options → Download Data: “Currently for Sale Listings”.",
      orders: "Settings → Options → Download Data: “Orders”, once for each year.",
      subscribers: MAIL_SERVICE,
    },
  },
  squarespace: {
    name: "Squarespace",
    files: {
      pieces: "Products → the three dots → Export all.",
      customers: "Contacts → the three dots → Export.",
      orders: "Orders → Download CSV. Choose all products.",
      posts:
        "Settings → Import & Export Content → Export → WordPress: you get a file that ends in .xml.",
      redirects:
        "Developer Tools → URL Mappings. Copy old and new addresses into two columns of a table.",
      subscribers: MAIL_SERVICE,
    },
  },
  wix: {
    name: "Wix",
    files: {
      pieces: "Store Products → More Actions → Export.",
      customers: "Contacts → More Actions → Export Contacts.",
      orders: "Orders → More Actions → Export. Choose items.",
      posts: "Wix exports no posts. Open your-site.com/blog-feed.xml, and save the page.",
      redirects: "SEO → URL Redirect Manager → Export.",
      subscribers: MAIL_SERVICE,
    },
  },
  square: {
    name: "Square",
    files: {
      pieces: "Items & services → Items → Actions → Export library.",
      customers: "Customers → Directory → Import / export → Export customers.",
      orders: "Payments & invoices → Transactions → Export → Item details CSV.",
      subscribers: MAIL_SERVICE,
    },
  },
  bigcommerce: {
    name: "BigCommerce",
    files: {
      pieces: "Products → Export.",
      customers: "Customers → Export.",
      orders: "Orders → Export all orders. Choose CSV.",
      posts: "BigCommerce exports no posts. Open your blog’s feed, and save the page.",
      redirects: "Settings → 301 redirects → Export.",
      subscribers: MAIL_SERVICE,
    },
  },
  "big-cartel": {
    name: "Big Cartel",
    files: {
      pieces: "Big Cartel exports no products. Enter your shop’s address under Website import.",
      orders: "Orders → Shipped → More Actions → Download CSV.",
      subscribers: MAIL_SERVICE,
    },
  },
  prestashop: {
    name: "PrestaShop",
    files: {
      pieces: "Catalog → Products → Export.",
      customers: "Customers → Export.",
      orders: "Orders → Export.",
      subscribers: MAIL_SERVICE,
    },
  },
  other: {
    name: "another shop",
    files: {
      pieces: "A table with a row for each piece, and headings over its columns.",
      customers: "A table with names and email addresses, and postal addresses if you have them.",
      orders: "A table with a number, a date, the customer, and what they bought.",
      posts: "The blog’s feed, or an export for WordPress.",
      redirects: "A table of two columns: old addresses and new ones.",
      subscribers: "A table with email addresses, and whether each person unsubscribed.",
    },
  },
};
