import type { RouterContextProvider } from "react-router";
import { announcementAt } from "#contract/settings/announcement.ts";
import { telHref } from "#contract/phone-number.ts";
import { openUntil } from "#contract/settings/open-state.ts";
import { listShownCategories } from "#domain/catalogue/categories/list-categories.ts";
import { listPages } from "#domain/catalogue/pages/list-pages.ts";
import { countActiveProducts } from "#domain/catalogue/products/count-active-products.ts";
import { isMailSetUp } from "#domain/infrastructure/mail/get-mail-settings.ts";
import { getNamedSettings } from "#domain/infrastructure/settings/get-named-settings.ts";
import { getShopState } from "#domain/infrastructure/settings/get-shop-state.ts";
import type { Shop } from "#domain/shop.ts";
import { getShop, requestContext } from "#http/loader-context.ts";
import { withPageErrors } from "#http/page-errors.ts";
import { yearOf } from "#web/catalog/format-date.ts";
import { toBrand, toLayoutSettings } from "./to-brand.ts";
import type { LayoutData, OwnShop } from "./use-layout-data.ts";

/** What every public page shows of the shop. */
export async function loadLayoutData(
  context: Readonly<RouterContextProvider>,
): Promise<LayoutData> {
  const shop = getShop(context);
  const [settings, categories, pages, { hasSamplePhotos }] = await withPageErrors(
    Promise.all([
      getNamedSettings(shop),
      listShownCategories(shop),
      listPages(shop),
      getShopState(shop),
    ]),
  );

  const now = shop.now();
  const announcement = announcementAt(settings, now.getTime());
  const phoneHref = telHref(settings.phone);
  const closesAt = openUntil(settings, now.getTime());
  return {
    settings: toLayoutSettings(settings, now.getTime()),
    ...(phoneHref && { phoneHref }),
    ...toBrand(settings),
    ...(announcement && { announcement }),
    ...(closesAt && { closesAt }),
    categories: categories.map(({ id, name }) => ({ id, name })),
    pages: pages.map(({ slug, title, content }) => ({ slug, title, hasContent: content !== "" })),
    user: context.get(requestContext).user,
    origin: shop.publicUrl,
    shownAt: now.getTime(),
    year: yearOf(now.toISOString(), settings.timeZone),
    ...(!hasSamplePhotos && { own: await withPageErrors(describeOwnShop(shop)) }),
  };
}

/** What a shop has to show that fills no gap with the sample shop's photos and words. */
async function describeOwnShop(shop: Shop): Promise<OwnShop> {
  const counts = await countActiveProducts(shop);
  return { categoryIds: [...counts.keys()], canSendMail: await isMailSetUp(shop) };
}
