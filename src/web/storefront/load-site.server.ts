import { announcementAt } from "#contract/settings/announcement.ts";
import { telHref } from "#contract/phone-number.ts";
import { openUntil } from "#contract/settings/open-state.ts";
import type { User } from "#contract/access/sign-in.ts";
import { listShownCategories } from "#domain/catalogue/categories/list-categories.ts";
import { listPages } from "#domain/catalogue/pages/list-pages.ts";
import { countActiveProducts } from "#domain/catalogue/products/count-active-products.ts";
import { canSendMail } from "#domain/infrastructure/mail/mail-outcome.ts";
import { getNamedSettings } from "#domain/infrastructure/settings/get-named-settings.ts";
import { getShopState } from "#domain/infrastructure/settings/get-shop-state.ts";
import type { Shop } from "#domain/shop.ts";
import { yearOf } from "#web/catalog/format-date.ts";
import type { OwnShop, Site } from "#web/content/site.ts";
import { toBrand, toLayoutSettings } from "./to-site-settings.ts";

/** What every public page shows of the shop. @param user who is signed in */
export async function loadSite(shop: Shop, user: User | null): Promise<Site> {
  const [settings, categories, pages, { hasSamplePhotos }] = await Promise.all([
    getNamedSettings(shop),
    listShownCategories(shop),
    listPages(shop),
    getShopState(shop),
  ]);
  const now = shop.now();
  const announcement = announcementAt(settings, now.getTime());
  const phoneHref = telHref(settings.phone);
  const closesAt = openUntil(settings, now.getTime());
  return {
    settings: toLayoutSettings(settings, now.getTime()),
    look: settings.look,
    ...(phoneHref && { phoneHref }),
    ...toBrand(settings),
    ...(announcement && { announcement }),
    ...(closesAt && { closesAt }),
    categories: categories.map(({ id, name }) => ({ id, name })),
    pages: pages.map(({ slug, title, content }) => ({ slug, title, hasContent: content !== "" })),
    user,
    origin: shop.publicUrl,
    shownAt: now.getTime(),
    year: yearOf(now.toISOString(), settings.timeZone),
    ...(!hasSamplePhotos && { own: await describeOwnShop(shop) }),
  };
}

/** What a shop has to show that fills no gap with the sample shop's photos and words. */
async function describeOwnShop(shop: Shop): Promise<OwnShop> {
  const counts = await countActiveProducts(shop);
  return { categoryIds: [...counts.keys()], canSendMail: await canSendMail(shop) };
}
