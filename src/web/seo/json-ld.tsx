import { escapeJson } from "./escape-json.ts";

/** Structured data for search engines. What it holds can never end the script element. */
export function JsonLd({ data }: { data: object }) {
  return (
    <script dangerouslySetInnerHTML={{ __html: escapeJson(data) }} type="application/ld+json" />
  );
}
