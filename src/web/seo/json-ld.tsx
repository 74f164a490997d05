import { escapeJson } from "./escape-json.ts";

/** Structured data for search engines, escaped for a script element. */
export function JsonLd({ data }: { data: object }) {
  return (
    <script dangerouslySetInnerHTML={{ __html: escapeJson(data) }} type="application/ld+json" />
  );
}
