import type { Page, Settings } from "#contract/settings/settings.ts";

type Facts = Pick<Settings, "businessName" | "city" | "state" | "email">;

/** Parts between blank lines are paragraphs, lines that begin with a hyphen a list, with # a heading. */
const DRAFTS: Record<Page["slug"], string> = {
  "care-guide": `
Gold and silver last for generations with very little care.

# Every day

- Put your jewelry on last: after perfume, lotion, and hair spray.
- Take rings off to garden, lift weights, swim, or clean.
- Keep each piece in its own pouch, so that nothing scratches.

# Cleaning

Warm water, a drop of dish soap, and a soft toothbrush are enough for gold and for hard stones. Rinse, and dry with a soft cloth. Polish silver with a silver cloth.

Opals, pearls, turquoise, and enamel only want a damp cloth: no soaking, no ultrasonic cleaner.

# Once a year

Bring or send me the piece. I check claws and clasps and clean it.`,
  "shipping-info": `
I pack every piece myself and ship it insured, with a signature on delivery.

- Pieces that are ready leave within three business days.
- Pieces made to order leave when they are done. You get the date with your order.
- You get the tracking number by email the day it leaves.

I ship within the United States. For other countries, write to me first at {email}.

You are welcome to pick up your piece in {place} instead.`,
  returns: `
If a piece isn't right for you, send it back within 30 days, unworn and in its box. I refund its price when it arrives. Please insure the package; return shipping is yours.

I can't take back pieces made to your measure, engraved pieces, or earrings that have been worn.

# If something is wrong

If a piece arrives damaged, or a stone comes loose in the first year, write to me at {email} with a photo. I repair it at no cost.`,
  "size-guide": `
Measure the inside of a ring that fits, across its middle, in millimeters.

- 14.9 mm: US size 4
- 15.7 mm: US size 5
- 16.5 mm: US size 6
- 17.3 mm: US size 7
- 18.1 mm: US size 8
- 18.9 mm: US size 9
- 19.8 mm: US size 10

Fingers are larger in the evening and smaller in the cold: measure at the end of a warm day. For a wide band, go up a quarter or half a size.

Between two sizes? Write to me at {email}.`,
  "privacy-policy": `
{name} keeps only what it needs to answer you and to send what you buy.

- If you subscribe, your email address is kept until you unsubscribe. Every letter has a link for that.
- If you write to me, I keep your name, your email address, your messages, and what else you send me: a phone number, a ring size, a photo. The page with our conversation has an address that only you and I know, and ends 90 days after the last message. I keep the conversation itself for your next visit, until you ask me to delete it.
- If you ask to be told when a piece becomes available, your email address is kept until I have told you. You confirm it first, and the email has a link to be taken off. If you don’t confirm it, it is deleted after a week.
- The pieces that you keep stay in your browser.
- If you buy, your name, address, and order are kept as long as tax law asks for it.

This site sets no cookies for visitors and loads nothing from other companies until you play a film. I sell and lend your data to nobody.

To see or delete what is kept about you, write to {email}.`,
  "terms-of-service": `
These terms are between you and {name}, {place}.

# Buying

The pieces on this site are offers to write to me. A sale is agreed when I confirm it to you by email, with the price, the tax, and the day it will be ready.

# Pieces made for you

Work on a piece made for you begins when your deposit arrives. I return the deposit if I can't make the piece; otherwise it pays for material and time.

# Photos and words

The photos, drawings, and words on this site are mine. Please ask before you use them.

The law of {state} applies.`,
};

/** A first text for a page of the footer, with the shop's own name, town and address. */
export function draftPage({ slug }: Pick<Page, "slug">, facts: Facts): string {
  const values: Record<string, string> = {
    name: facts.businessName || "This shop",
    place: [facts.city, facts.state].filter(Boolean).join(", ") || "my studio",
    state: facts.state || "my state",
    email: facts.email || "the address below",
  };
  const filled = DRAFTS[slug].replaceAll(
    /\{(\w+)\}/g,
    (_whole, name: string) => values[name] ?? "",
  );
  return filled.trim().split("\n\n").map(toElement).join("");
}

function toElement(part: string): string {
  if (part.startsWith("# ")) return `<h2>${escape(part.slice(2))}</h2>`;
  if (!part.startsWith("- ")) return `<p>${escape(part)}</p>`;
  const items = part.split("\n").map((line) => `<li>${escape(line.slice(2))}</li>`);
  return `<ul>${items.join("")}</ul>`;
}

const escape = (text: string): string =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll(/(?<=\w)'/g, "’");
