import { SENTENCES } from "../catalogue/words.ts";

/** A story of about 4,000 words in 80 paragraphs, with headings and pieces among them, as HTML. */
export function makeLongStory(): string {
  const paragraphs = Array.from({ length: 80 }, (_, at) => {
    const text = [0, 1, 2, 3].map((by) => SENTENCES[(at + by) % SENTENCES.length]).join(" ");
    const heading = at % 10 === 0 ? `<h2>Part ${at / 10 + 1}</h2>` : "";
    return `${heading}<p>${text}</p>`;
  });
  return paragraphs.join("");
}
