import type { InquiryShop } from "../inquiry/panel/inquiry-about.ts";
import { useLayoutData } from "./use-layout-data.ts";

/** How the shop takes inquiries. */
export function useInquiryShop(): InquiryShop {
  const { settings, pages } = useLayoutData();
  return {
    email: settings.email,
    byEmail: settings.inquiryForm === "email",
    hasPrivacyPolicy: pages.some(({ slug, hasContent }) => slug === "privacy-policy" && hasContent),
  };
}
