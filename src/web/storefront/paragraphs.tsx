/** A plain text as paragraphs: an empty line begins a new one. @param most how many are shown */
export function Paragraphs({ text, most }: { text: string; most?: number }) {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== "");
  return paragraphs.slice(0, most).map((paragraph) => <p key={paragraph}>{paragraph.trim()}</p>);
}
