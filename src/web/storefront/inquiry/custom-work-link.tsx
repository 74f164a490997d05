import { formatMailto } from "#contract/mailto.ts";
import type { ReactNode } from "react";
import type { Site } from "#web/content/site.ts";
import { toInquiryShop } from "./inquiry-about.ts";
import { InquiryIsland } from "./inquiry-island.tsx";

type Props = { site: Site; className?: string; children: ReactNode };

/** A link to ask about custom work. */
export function CustomWorkLink({ site, className, children }: Props) {
  const mailto = formatMailto(site.settings.email, "Custom work");
  return (
    <InquiryIsland about={{ pieces: [] }} shop={toInquiryShop(site)}>
      <a className={className} data-open="" href={mailto}>
        {children}
      </a>
    </InquiryIsland>
  );
}
