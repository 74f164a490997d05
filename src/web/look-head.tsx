import type { ReactNode } from "react";
import { type Look, LOOKS } from "#contract/settings/looks.ts";
import { LOOK_FILES } from "./looks.ts";

/**
 * What the head of every document has, of the desk and of public pages: viewport, fonts and colors of the look, icons.
 * @param children the style sheets, which those of the look refine
 */
export function LookHead({ look, children }: { look: Look; children: ReactNode }) {
  const { styles, fonts } = LOOK_FILES[look];
  return (
    <>
      <meta content="width=device-width, initial-scale=1, viewport-fit=cover" name="viewport" />
      <meta content={LOOKS[look].ground} name="theme-color" />
      {fonts.map((href) => (
        <link as="font" crossOrigin="" href={href} key={href} rel="preload" />
      ))}
      {children}
      {styles && <link href={styles} rel="stylesheet" />}
      <link href="/icon.svg" rel="icon" type="image/svg+xml" />
      <link href="/favicon.ico" rel="icon" sizes="32x32" />
      <link href="/apple-touch-icon.png" rel="apple-touch-icon" />
      <link href="/manifest.webmanifest" rel="manifest" />
    </>
  );
}

/** On the element of a document, for the style sheets; none for the first look. */
export const lookAttribute = (look: Look): Look | undefined => (look === "fern" ? undefined : look);
