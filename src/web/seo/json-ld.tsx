import { escapeJson } from "./escape-json.ts";

/**
 * Structured data for search engines, escaped for a script element. Only they read it, and they load each page
 * by itself: pass `import.meta.env.SSR && …`, so that the build leaves what makes it out of the browser's
 * scripts. In a browser the element keeps what the server wrote, and is empty after a client-side navigation.
 */
export function JsonLd({ data }: { data: object | false }) {
  const html = { __html: import.meta.env.SSR && data ? escapeJson(data) : "" };
  return (
    <script dangerouslySetInnerHTML={html} suppressHydrationWarning type="application/ld+json" />
  );
}
