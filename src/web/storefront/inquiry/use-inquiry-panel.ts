import { type MouseEvent, useState } from "react";
import { trackLoad } from "#web/navigation/pending-loads.ts";
import type { InquiryShop } from "./panel/inquiry-about.ts";
import type { InquiryPanel } from "./panel/inquiry-panel.tsx";

type Panel = typeof InquiryPanel;

/**
 * Opens the form on a press of an email link. Its script loads only then; where that fails, and where the
 * shop takes inquiries by email alone, the link is followed.
 */
export function useInquiryPanel({ byEmail }: InquiryShop) {
  const [Panel, setPanel] = useState<Panel | null>(null);
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (byEmail || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    trackLoad(import("./panel/inquiry-panel.tsx")).then(
      (module) => setPanel(() => module.InquiryPanel),
      () => location.assign(href),
    );
  };
  return { Panel, open, close: () => setPanel(null) };
}
