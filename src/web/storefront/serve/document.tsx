import type { ReactNode } from "react";
import type { Site } from "#web/content/site.ts";
import { lookAttribute, LookHead } from "#web/look-head.tsx";
import "#web/ui/toaster.css";

/** The addresses of what every document loads. */
export type DocumentAssets = { script: string; styles: string[] };

type Props = { site: Site; assets: DocumentAssets; head: ReactNode; children: ReactNode };

/** The document of a public page: one style sheet, one script, and nothing inline. */
export function Document({ site: { look }, assets, head, children }: Props) {
  return (
    <html data-look={lookAttribute(look)} lang="en">
      <head>
        <meta charSet="utf-8" />
        {head}
        <LookHead look={look}>
          {assets.styles.map((href) => (
            <link href={href} key={href} rel="stylesheet" />
          ))}
        </LookHead>
        <Feed href="/collections/feed.xml" title="Collections" />
        <Feed href="/products/feed.xml" title="Pieces" />
        <script fetchPriority="low" src={assets.script} type="module" />
      </head>
      <body>
        {children}
        {/* Where the page script shows messages; the live regions are there before any message. */}
        <section aria-label="Notifications" className="toaster" id="toaster" popover="manual">
          <output />
          <div role="alert" />
        </section>
      </body>
    </html>
  );
}

const Feed = ({ href, title }: { href: string; title: string }) => (
  <link href={href} rel="alternate" title={title} type="application/rss+xml" />
);
