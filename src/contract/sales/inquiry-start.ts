import { formatPrice } from "../decimals.ts";
import type { Availability } from "../catalogue/product-fields.ts";

type Asked = { name: string; price: string; availability: Availability };

/** How the message of the form begins. @param price in dollars, "129.00" */
export function startInquiry(pieces: Asked[]): string {
  const [first] = pieces;
  if (!first) return "Hi, I’d like to have something made. ";
  if (pieces.length > 1) return startSeveral(pieces);
  const { name, price, availability } = first;
  if (availability === "sold") return `Hi, I like the ${name}. Could you make a similar one?`;
  return `Hi, I’m interested in the ${name} (${formatPrice(price)}). ${QUESTIONS[availability]}`;
}

const QUESTIONS = {
  available: "Is it still available?",
  reserved: "If it becomes available, I’d like to know.",
  made_to_order: "Could you make one for me?",
};

/** Leaves a person room to write. */
const MAX_LIST_LENGTH = 1000;

function startSeveral(pieces: Asked[]): string {
  const names = pieces.map(({ name, price }) => `the ${name} (${formatPrice(price)})`);
  const list = new Intl.ListFormat("en-US").format(names);
  return list.length > MAX_LIST_LENGTH
    ? `Hi, I have a question about these ${pieces.length} pieces. `
    : `Hi, I’m interested in ${list}. Can you tell me more about them?`;
}
