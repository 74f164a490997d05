import { formatMailto } from "#contract/mailto.ts";
import type { ReactNode } from "react";
import type { Site } from "#web/content/site.ts";
import { toInquiryShop } from "./inquiry-about.ts";
import { InquiryIsland } from "./inquiry-island.tsx";

type Props = {
  site: Site;
  className?: string;
  /** The message that is begun with, in place of the usual one. */
  wish?: string;
  children: ReactNode;
};

/** A link to ask about custom work. */
export function CustomWorkLink({ site, className, wish, children }: Props) {
  const mailto = formatMailto(
    site.settings.email,
    "Custom work",
    wish === undefined ? undefined : [wish],
  );
  return (
    <InquiryIsland
      about={{ pieces: [], ...(wish !== undefined && { wish }) }}
      shop={toInquiryShop(site)}
    >
      <a className={className} data-open="" href={mailto}>
        {children}
      </a>
    </InquiryIsland>
  );
}
