/**
 * A piece's description: its first paragraph stands beside the photograph, what follows is its story.
 * A blank line parts two paragraphs.
 */
export function splitStory(description: string | null): { lead: string | null; story: string[] } {
  const paragraphs = (description ?? "")
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
  const [lead = null, ...story] = paragraphs;
  return { lead, story };
}
