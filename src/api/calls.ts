import { accountCalls } from "./access/account.ts";
import { loginCalls } from "./access/login.ts";
import { shownPageCalls } from "./operations/shown-pages.ts";
import { setupCalls } from "./operations/setup.ts";
import { statsCalls } from "./operations/stats.ts";
import { bulkProductCalls } from "./catalogue/bulk-products.ts";
import { authCalls } from "./access/auth.ts";
import { backupCalls } from "./operations/backups.ts";
import { blogPostLinkCalls } from "./catalogue/blog-post-links.ts";
import { blogPostVersionCalls } from "./catalogue/blog-post-versions.ts";
import { blogPostCalls } from "./catalogue/blog-posts.ts";
import type { Call } from "./routing/define-call.ts";
import { changeCalls } from "./access/changes.ts";
import { categoryCalls } from "./catalogue/categories.ts";
import { customerCalls } from "./sales/customers.ts";
import { conversionCalls } from "./importing/conversion.ts";
import { customerMailCalls } from "./sales/customer-mails.ts";
import { dataExportCalls } from "./exporting/data-export.ts";
import { dataImportCalls } from "./importing/data-import.ts";
import { dataCalls } from "./catalogue/catalogue-maintenance.ts";
import { openApiCalls } from "./openapi/openapi-calls.ts";
import { heroSectionCalls } from "./catalogue/hero-sections.ts";
import { importQueueCalls } from "./importing/import-queue.ts";
import { inventoryCalls } from "./catalogue/inventory.ts";
import { imageProxyCalls } from "./media/image-proxy.ts";
import { letterCalls } from "./newsletter/letters.ts";
import { healthCalls } from "./operations/health.ts";
import { insightCalls } from "./operations/insights.ts";
import { inquiryCalls } from "./sales/inquiries.ts";
import { waitingListCalls } from "./sales/waiting-list.ts";
import { logoutCalls } from "./access/logout.ts";
import { mailSettingsCalls } from "./infrastructure/mail-settings.ts";
import { mailboxSettingsCalls } from "./infrastructure/mailbox-settings.ts";
import { metalPriceCalls } from "./sales/metal-prices.ts";
import { priceSourceCalls } from "./sales/price-source.ts";
import { mediaCalls } from "./media/media.ts";
import { orderCalls } from "./sales/orders.ts";
import { saleCalls } from "./sales/sales.ts";
import { passwordLinkCalls } from "./access/password-links.ts";
import { peopleCalls } from "./access/people.ts";
import { outgoingMailCalls } from "./infrastructure/outgoing-mails.ts";
import { pageCalls } from "./catalogue/pages.ts";
import { externalOrderCalls } from "./channels/external-orders.ts";
import { listingCalls } from "./channels/listings.ts";
import { platformCalls } from "./channels/platforms.ts";
import { webhookCalls } from "./channels/webhooks.ts";
import { pricingCalls } from "./catalogue/pricing.ts";
import { productCalls } from "./catalogue/products.ts";
import { quoteCalls } from "./sales/quotes.ts";
import { removalQueueCalls } from "./importing/removal-queue.ts";
import { secondFactorCalls } from "./access/second-factor.ts";
import { settingsCalls } from "./infrastructure/settings.ts";
import { storeImportCalls } from "./importing/store-imports.ts";
import { subscribeCalls } from "./newsletter/subscribe.ts";
import { subscriberCalls } from "./newsletter/subscribers.ts";
import { suggestionCalls } from "./catalogue/suggestions.ts";
import { moveCalls } from "./importing/move.ts";
import { syncLogCalls } from "./importing/sync-logs.ts";
import { tagCalls } from "./catalogue/tags.ts";
import { trashCalls } from "./infrastructure/trash.ts";

/** Every call. A fixed path precedes one with a parameter in the same place. */
export const calls: Call[] = [
  ...categoryCalls,
  ...suggestionCalls,
  ...bulkProductCalls,
  ...pricingCalls,
  ...productCalls,
  ...inventoryCalls,
  ...blogPostCalls,
  ...blogPostLinkCalls,
  ...blogPostVersionCalls,
  ...tagCalls,
  ...heroSectionCalls,
  ...mediaCalls,
  ...imageProxyCalls,
  ...orderCalls,
  ...saleCalls,
  ...inquiryCalls,
  ...waitingListCalls,
  ...quoteCalls,
  ...metalPriceCalls,
  ...priceSourceCalls,
  ...customerCalls,
  ...statsCalls,
  ...loginCalls,
  ...authCalls,
  ...logoutCalls,
  ...accountCalls,
  ...passwordLinkCalls,
  ...peopleCalls,
  ...changeCalls,
  ...secondFactorCalls,
  ...subscribeCalls,
  ...subscriberCalls,
  ...letterCalls,
  ...importQueueCalls,
  ...removalQueueCalls,
  ...platformCalls,
  ...listingCalls,
  ...externalOrderCalls,
  ...webhookCalls,
  ...moveCalls,
  ...syncLogCalls,
  ...storeImportCalls,
  ...dataCalls,
  ...dataExportCalls,
  ...dataImportCalls,
  ...conversionCalls,
  ...settingsCalls,
  ...mailSettingsCalls,
  ...mailboxSettingsCalls,
  ...outgoingMailCalls,
  ...customerMailCalls,
  ...pageCalls,
  ...trashCalls,
  ...backupCalls,
  ...healthCalls,
  ...insightCalls,
  ...shownPageCalls,
  ...setupCalls,
  ...openApiCalls(() => calls),
];
