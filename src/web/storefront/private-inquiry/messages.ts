/** The sentences of the page on which a customer reads and answers. */
export const MESSAGES = {
  title: "Your inquiry",
  heading: (name: string) => `Your inquiry, ${name}`,
  arrived: "Thank you. Your message has arrived.",
  next: "What happens next",
  order: "See your order",
  quote: "See your quote",
  link: (day: string) =>
    `Anyone with this page’s link can read it, so keep it to yourself. The page stays until ${day}, longer if one of us writes.`,
  keepLink: "I can’t email you yet. Save this page’s link, so you find my answer:",
  copyLink: "Copy link",
  reserved: "Reserved for you",
  ringSize: (size: string) => `Ring size ${size}`,
  form: {
    label: "Your message",
    send: "Send message",
    sending: "Sending…",
    empty: "Write a message.",
  },
  whatNext: {
    accepted: "You accepted the quote. See its page for where things stand. Write here anytime.",
    quoted: (until: string) =>
      `Your quote is here. You can accept it until ${until}, or ask me a question below.`,
    reserved: (piece: string, until: string | null) =>
      `The ${piece} is reserved for you${until === null ? "" : ` until ${until}`}. Write here if you would like to have it.`,
    closed: "This conversation is closed. Write here to open it again.",
    answered: "My answer is here. Write back below anytime.",
    waiting: "I answer within a day. My answer appears on this page.",
  },
  letter: {
    photo: (author: string) => `Photo from ${author}`,
    piece: "The piece",
    reserved: (piece: string, until: string | null) =>
      `${piece} is reserved for you${until === null ? "" : ` until ${until}`}.`,
    released: (piece: string) => `${piece} is no longer reserved for you.`,
    quoteSent: (total: string | null) => (total === null ? "Quote sent." : `Quote sent, ${total}.`),
    quoteAccepted: "You accepted the quote.",
    quoteDeclined: "You declined the quote.",
    quoteWithdrawn: "The quote was withdrawn.",
    quoteExpired: "The quote has expired.",
    orderRecorded: "Order recorded.",
  },
} as const;
