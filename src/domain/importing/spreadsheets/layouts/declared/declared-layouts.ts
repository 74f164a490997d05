import type { Layout } from "../layout.ts";
import { amazon } from "./amazon.ts";
import { bigCommerce, bigCommerceItems } from "./bigcommerce.ts";
import { declaredLayout } from "./declared-layout.ts";
import { lightspeed, lightspeedEcom } from "./lightspeed.ts";
import { magento, magento1 } from "./magento.ts";
import { platformLayout } from "./platform-layout.ts";
import { prestashop, prestashopList } from "./prestashop.ts";
import { googleMerchant, meta } from "./product-feeds.ts";
import { square } from "./square.ts";
import { squarespace } from "./squarespace.ts";
import { stoneList } from "./stone-list.ts";
import { wix } from "./wix.ts";

/** Meta's columns contain Google's. */
export const DECLARED_LAYOUTS: Layout[] = [
  bigCommerce,
  bigCommerceItems,
  square,
  lightspeed,
  lightspeedEcom,
  amazon,
  meta,
  googleMerchant,
].map((declared) => declaredLayout(declared));

/** Platforms whose files are tables like anybody's. */
export const PLATFORM_LAYOUTS: Layout[] = [
  ...[wix, squarespace, magento, magento1, prestashop, prestashopList].map((platform) =>
    platformLayout(platform),
  ),
  stoneList,
];
