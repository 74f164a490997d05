import { isRing } from "#contract/catalogue/find-noun.ts";
import { formatList } from "#contract/catalogue/format-fact.ts";
import type { Product } from "#contract/catalogue/products.ts";
import { listCategories } from "#domain/catalogue/categories/list-categories.ts";
import { listVisibleByIds } from "#domain/catalogue/products/list-visible-by-ids.ts";
import { listTags } from "#domain/catalogue/tags/list-tags.ts";
import { getSettings } from "#domain/infrastructure/settings/get-settings.ts";
import { splitMaterials } from "#domain/sales/papers/describe-materials.ts";
import { Hydrated } from "../hydrated.server.tsx";
import { type AskedPiece, toAskedPiece, toInquiryShop } from "../inquiry/inquiry-about.ts";
import { Island } from "../island.tsx";
import { definePage } from "../page.ts";
import { describeRingSize, describeUsSize } from "../product/describe-ring-size.ts";
import type { ComparedPiece } from "./compared-piece.ts";
import { readPieceIds } from "./read-piece-ids.ts";
import Shortlist from "./shortlist.island.tsx";

type Data = { ids: number[]; pieces: ComparedPiece[] };

/** The pieces that the address names, side by side. Which ones a browser keeps is never sent by itself. */
export const shortlist = definePage<Data>({
  async load({ shop, url }) {
    const ids = readPieceIds(url.searchParams.get("pieces"));
    const [products, tags, categories, { timeZone }] = await Promise.all([
      listVisibleByIds(shop, ids),
      listTags(shop),
      listCategories(shop),
      getSettings(shop),
    ]);
    const when = { timeZone, now: shop.now().toISOString() };
    const pieces = products.map((product) => {
      const { tagIds, categoryId } = product;
      const names = [
        ...tags.filter(({ id }) => tagIds.includes(id)),
        ...categories.filter(({ id }) => id === categoryId),
      ].map(({ name }) => name);
      return toComparedPiece(product, toAskedPiece(product, when), isRing(product.name, names));
    });
    return { ids, pieces };
  },

  meta: () => ({ title: "Kept pieces", description: "", path: "/shortlist", noIndex: true }),

  view({ data, site }) {
    const { origin, settings } = site;
    const shop = { ...toInquiryShop(site), origin, businessName: settings.businessName };
    const props = { ...data, shop };
    return (
      <Island<typeof Shortlist> name="shortlist" on="visible" props={props}>
        <Hydrated>
          <Shortlist {...props} />
        </Hydrated>
      </Island>
    );
  },
});

function toComparedPiece(product: Product, asked: AskedPiece, isRing: boolean): ComparedPiece {
  const { materials, weight, dimensions } = product;
  const inMaterials = splitMaterials(materials);
  return {
    ...asked,
    metal: formatList("metals", product) ?? inMaterials.metal,
    stones: formatList("stones", product) ?? inMaterials.stones,
    ringSize: describeRingSize(product, describeUsSize),
    weight,
    dimensions,
    isRing,
  };
}
