/** The sentences of the page that confirms a certificate. */
export const MESSAGES = {
  title: "Certificate",
  titleOf: (piece: string) => `Certificate: ${piece}`,
  genuine: (maker: string, noun: string) =>
    `This certificate is genuine. ${maker} made ${noun.endsWith("s") ? "these" : "this"} ${noun} and signed for it.`,
  compare:
    "Compare the piece and its certificate with this page. If anything is different, ask us.",
  facts: {
    metal: "Metal",
    stones: "Stones",
    weight: "Weight",
    dimensions: "Dimensions",
    dateMade: "Date made",
    maker: "Maker",
    number: "Number",
  },
  unknown: {
    title: "Certificate not found",
    text: "We can’t confirm this code. Check that you have the whole address, or scan the code on the certificate again. If it still doesn’t work, ask us about the piece.",
  },
} as const;
