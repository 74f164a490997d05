import { formatMailto } from "#contract/mailto.ts";
import { type ReactNode, useRef } from "react";
import type { InquiryShop } from "./panel/inquiry-about.ts";
import { useInquiryPanel } from "./use-inquiry-panel.ts";

type Props = { shop: InquiryShop; className?: string; children: ReactNode };

/** A link to ask about custom work. */
export function CustomWorkLink({ shop, className, children }: Props) {
  const { Panel, open, close } = useInquiryPanel(shop);
  const link = useRef<HTMLAnchorElement>(null);
  const mailto = formatMailto(shop.email, "Custom work");
  return (
    <>
      <a className={className} href={mailto} onClick={open} ref={link}>
        {children}
      </a>
      {Panel && <Panel about={{ pieces: [], mailto }} onClose={close} opener={link} shop={shop} />}
    </>
  );
}
