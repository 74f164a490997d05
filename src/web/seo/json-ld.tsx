import { escapeJson } from "./escape-json.ts";

/** Structured data for search engines, escaped for a script element. */
export const JsonLd = ({ data }: { data: object }) => (
  <script dangerouslySetInnerHTML={{ __html: escapeJson(data) }} type="application/ld+json" />
);
