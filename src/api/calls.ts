import { accountCalls } from "./account.ts";
import { adminCalls } from "./admin.ts";
import { allProductsCalls } from "./all-products.ts";
import { authCalls } from "./auth.ts";
import { backupCalls } from "./backups.ts";
import { blogPostLinkCalls } from "./blog-post-links.ts";
import { blogPostVersionCalls } from "./blog-post-versions.ts";
import { blogPostCalls } from "./blog-posts.ts";
import type { Call } from "./call.ts";
import { categoryCalls } from "./categories.ts";
import { conversionCalls } from "./conversion.ts";
import { dataExportCalls } from "./data-export.ts";
import { dataImportCalls } from "./data-import.ts";
import { dataCalls } from "./data.ts";
import { documentCalls } from "./openapi/document-calls.ts";
import { heroSectionCalls } from "./hero-sections.ts";
import { importQueueCalls } from "./import-queue.ts";
import { inventoryCalls } from "./inventory.ts";
import { imageProxyCalls } from "./image-proxy.ts";
import { letterCalls } from "./letters.ts";
import { logoutCalls } from "./logout.ts";
import { mediaCalls } from "./media.ts";
import { orderCalls } from "./orders.ts";
import { pageCalls } from "./pages.ts";
import { externalOrderCalls } from "./external-orders.ts";
import { listingCalls } from "./listings.ts";
import { platformCalls } from "./platforms.ts";
import { webhookCalls } from "./webhooks.ts";
import { productCalls } from "./products.ts";
import { removalQueueCalls } from "./removal-queue.ts";
import { secondFactorCalls } from "./second-factor.ts";
import { settingsCalls } from "./settings.ts";
import { storeImportCalls } from "./store-imports.ts";
import { subscribeCalls } from "./subscribe.ts";
import { subscriberCalls } from "./subscribers.ts";
import { suggestionCalls } from "./suggestions.ts";
import { syncLogCalls } from "./sync-logs.ts";
import { tagCalls } from "./tags.ts";
import { trashCalls } from "./trash.ts";

/** Every call of the shop, a path with a fixed word before one with a parameter in its place. */
export const calls: Call[] = [
  ...categoryCalls,
  ...suggestionCalls,
  ...allProductsCalls,
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
  ...adminCalls,
  ...authCalls,
  ...logoutCalls,
  ...accountCalls,
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
  ...syncLogCalls,
  ...storeImportCalls,
  ...dataCalls,
  ...dataExportCalls,
  ...dataImportCalls,
  ...conversionCalls,
  ...settingsCalls,
  ...pageCalls,
  ...trashCalls,
  ...backupCalls,
  ...documentCalls(() => calls),
];
