import type { ReactNode } from "react";
import type { Site } from "#web/content/site.ts";
import { AnnouncementLine } from "./announcement-line.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { Newsletter } from "./newsletter.tsx";
import "./layout.css";

type Props = { site: Site; url: URL; children: ReactNode };

/** What is around a page of the shop. */
export const ShopFrame = ({ site, url, children }: Props) => (
  <>
    <SkipLink />
    <AnnouncementLine site={site} />
    <Header site={site} url={url} />
    {children}
    <Newsletter site={site} url={url} />
    <Footer site={site} />
  </>
);

export const SkipLink = () => (
  <a className="skip" href="#main">
    Skip to content
  </a>
);
