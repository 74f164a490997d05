import type { ReactNode } from "react";
import { Island } from "../island.tsx";
import type InquiryPanel from "./inquiry.island.tsx";
import type { InquiryAbout, InquiryShop } from "./inquiry-about.ts";

type Props = {
  shop: InquiryShop;
  about: InquiryAbout;
  /** On a wide screen the form takes the place of what is beside it, instead of a dialog. */
  inPlace?: true;
  /** With an email link that has `data-open`, by which the form opens; where it cannot, the link is followed. */
  children: ReactNode;
};

/** Around a link that writes an email: a press opens the form instead, unless the shop takes inquiries by email alone. */
export function InquiryIsland({ shop, about, inPlace, children }: Props) {
  if (shop.byEmail) return children;
  return (
    <Island<typeof InquiryPanel>
      name="inquiry"
      on="press"
      props={{ about, hasPrivacyPolicy: shop.hasPrivacyPolicy, ...(inPlace && { inPlace }) }}
    >
      {children}
    </Island>
  );
}
