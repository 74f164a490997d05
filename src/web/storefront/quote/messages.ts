import { MESSAGES as QUOTE } from "#web/catalog/quote/messages.ts";

/** The sentences of a quote's page: to accept, accepted, or no longer open. */
export const MESSAGES = {
  title: "Your quote",
  bar: "Total and acceptance",
  review: "Review and accept",
  ask: QUOTE.ask,
  print: "Print",
  completeAddress: "Please complete the address.",
  accept: {
    how: "Pickup or shipping?",
    pickup: "Pick it up",
    pickupIn: (city: string) => `Pick up in ${city}`,
    withoutShipping: (price: string) => `Without the ${price} for shipping.`,
    ship: "Ship it to me",
    insured: "Insured, with a signature.",
    included: "Included.",
    includedInTotal: (price: string) => `${price}, included in the total.`,
    country: "United States",
    promise:
      "Accepting isn’t a payment. You can ask me to change or cancel it until I start the work.",
    accept: QUOTE.accept,
    accepting: "Accepting…",
  },
  address: {
    line1: "Address",
    line2: "Apartment, company, or floor (optional)",
    city: "City",
    state: "State",
    postalCode: "ZIP code",
    country: "Country",
  },
  missing: {
    line1: "Enter your street and number.",
    city: "Enter your city.",
    state: "Enter your state.",
    postalCode: "Enter your ZIP code.",
    country: "Enter your country.",
    other: "Check this.",
  },
  tooLong: "This is too long.",
  decline: {
    open: "Decline this quote",
    text: "Nothing will be reserved for you anymore. You can ask for a new quote anytime.",
    decline: "Decline quote",
  },
  accepted: {
    title: (name: string) => `Thank you, ${name}.`,
    on: (day: string) => `You accepted this quote on ${day}.`,
    canceled: "The order has since been canceled.",
    depositDetails: "I’ll send you the deposit details today.",
    write: "I’ll write to you soon.",
    receipt: "See your receipt",
    quote: "Your quote",
    order: "Order",
    deposit: "Deposit to start",
    toPay: "Still to pay",
    pickup: "Pick up",
    shipTo: "Ship to",
    readyBy: "Ready by",
  },
  gone: {
    sold: (piece: string) =>
      `I’m sorry, the ${piece} has been sold to someone else in the meantime. This quote can no longer be accepted. Write to me, and we’ll find another way.`,
    deleted: (piece: string) =>
      `I’m sorry, the ${piece} is no longer available. This quote can no longer be accepted. Write to me, and we’ll find another way.`,
    ordered: (piece: string) =>
      `I’ve already recorded your order of the ${piece}, so there’s nothing left to accept. Write to me if you have any questions.`,
    similar: "Ask for a similar one",
    wait: "Tell me if it becomes available",
  },
  closed: {
    replaced: "There’s a newer quote",
    replacedText: "I’ve changed this quote. The newer one counts.",
    replacedByDraft: "I’ve changed this quote, so it no longer counts.",
    expired: "This quote has expired",
    expiredText: (day: string) => `It was valid until ${day}. Nothing is reserved for you anymore.`,
    declined: "You declined this quote",
    declinedText: (day: string | null) =>
      `You told me${day === null ? "" : ` on ${day}`}. Thanks for letting me know.`,
    withdrawn: "This quote was withdrawn",
    withdrawnText: (day: string | null) =>
      `I withdrew it${day === null ? "" : ` on ${day}`}. It no longer counts.`,
    newer: "See the newer quote",
    askAgain: "Ask for a new quote",
    conversation: "See our conversation",
  },
  receipt: {
    title: (number: string) => `Receipt ${number}`,
    total: (order: number) => `Total of order ${order}`,
    methods: {
      check: "Check",
      card: "Card",
      cash: "Cash",
      transfer: "Bank transfer",
      other: "Payment",
    },
    paid: "Paid in full",
    toPay: "Still to pay",
  },
  next: {
    title: "What happens next",
    youAccept: "You accept.",
    youAccepted: "You accepted.",
    thanks: "Thank you.",
    getMessage: "I get a message.",
    isYours: (noun: string) => `The ${noun} ${noun.endsWith("s") ? "are" : "is"} yours.`,
    willBeYours: (noun: string) =>
      `The ${noun} ${noun.endsWith("s") ? "are" : "is"} yours from then on, and I get a message.`,
    staysReserved: (noun: string) =>
      `The ${noun} ${noun.endsWith("s") ? "stay" : "stays"} reserved for you, and I get a message.`,
    youPayDeposit: "You pay the deposit.",
    youPaidDeposit: "You paid the deposit.",
    howToPay:
      "I’ll send you the details. You can pay by check, bank transfer, or card in the shop.",
    start: "I get started.",
    atWork: "I’m at work on it.",
    everything: "everything is",
    thePiece: (noun: string) => `the ${noun} is`,
    ready: (what: string, day: string | null) =>
      `I’ll write when ${what} ready${day === null ? "" : `, ${day} at the latest`}.`,
    allPaid: "Everything is paid.",
    youPay: "You pay",
    youPayRest: "You pay the rest",
    when: {
      pickup: (them: string) => `when you pick ${them} up.`,
      shipping: (them: string) => `before I ship ${them}.`,
      either: (them: string) => `when you pick ${them} up or before I ship ${them}.`,
    },
    them: (count: number) => (count > 1 ? "them" : "it"),
  },
} as const;
