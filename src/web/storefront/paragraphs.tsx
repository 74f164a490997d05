/** Plain text as paragraphs, separated by blank lines. @param max how many to show */
export function Paragraphs({ text, max }: { text: string; max?: number }) {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== "");
  return paragraphs.slice(0, max).map((paragraph) => <p key={paragraph}>{paragraph.trim()}</p>);
}
