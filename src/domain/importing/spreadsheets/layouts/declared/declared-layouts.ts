import type { Layout } from "../layout.ts";
import { amazon } from "./amazon.ts";
import { bigCommerce } from "./bigcommerce.ts";
import { declaredLayout } from "./declared-layout.ts";
import { googleMerchant, meta } from "./product-feeds.ts";
import { square } from "./square.ts";

/** Meta's columns contain Google's. */
export const DECLARED_LAYOUTS: Layout[] = [bigCommerce, square, amazon, meta, googleMerchant].map(
  (declared) => declaredLayout(declared),
);
