import type { ReactNode } from "react";
import { LOOKS } from "#contract/settings/looks.ts";
import type { Site } from "#web/content/site.ts";
import { LOOK_FILES } from "#web/looks.ts";
import { Toaster } from "./toaster.tsx";

/** The addresses of what every document loads. */
export type DocumentAssets = { script: string; styles: string[] };

type Props = { site: Site; assets: DocumentAssets; head: ReactNode; children: ReactNode };

/** The document of a public page: one style sheet, one script, and nothing inline. */
export function Document({ site: { look }, assets, head, children }: Props) {
  const { styles, fonts } = LOOK_FILES[look];
  return (
    <html data-look={look === "fern" ? undefined : look} lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta content="width=device-width, initial-scale=1, viewport-fit=cover" name="viewport" />
        <meta content={LOOKS[look].ground} name="theme-color" />
        {head}
        {fonts.map((href) => (
          <link
            as="font"
            crossOrigin="anonymous"
            href={href}
            key={href}
            rel="preload"
            type="font/woff2"
          />
        ))}
        {[...assets.styles, ...(styles ? [styles] : [])].map((href) => (
          <link href={href} key={href} rel="stylesheet" />
        ))}
        <link href="/icon.svg" rel="icon" type="image/svg+xml" />
        <link href="/favicon.ico" rel="icon" sizes="32x32" />
        <link href="/apple-touch-icon.png" rel="apple-touch-icon" />
        <link href="/manifest.webmanifest" rel="manifest" />
        <Feed href="/collections/feed.xml" title="Collections" />
        <Feed href="/products/feed.xml" title="Pieces" />
        <script fetchPriority="low" src={assets.script} type="module" />
      </head>
      <body>
        {children}
        <Toaster />
      </body>
    </html>
  );
}

const Feed = ({ href, title }: { href: string; title: string }) => (
  <link href={href} rel="alternate" title={title} type="application/rss+xml" />
);
