/**
 * Splits a description into its first paragraph, shown beside the picture, and the rest. Blank lines
 * separate paragraphs.
 */
export function splitStory(description: string | null): { lead: string | null; story: string[] } {
  const paragraphs = (description ?? "")
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
  const [lead = null, ...story] = paragraphs;
  return { lead, story };
}
