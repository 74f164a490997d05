/** What a piece may be, in the singular. */
const NOUNS =
  "ring band solitaire signet earring stud hoop huggie dangle cuff bangle bracelet anklet armlet pendant necklace choker torc torque collar chain strand lariat locket charm medallion amulet talisman brooch pin barrette hairpin comb tiara crown cufflink link tie tack clip buckle keychain watch rosary spoon bowl cup ornament medal stickpin bolo fob";

const withPlurals = (nouns: string): ReadonlySet<string> =>
  new Set(
    nouns
      .split(" ")
      .flatMap((noun) => [noun, `${noun}s`, ...(/[hs]$/.test(noun) ? [`${noun}es`] : [])]),
  );

const PIECE_NOUNS = withPlurals(NOUNS);

/** Whether a word says what a piece is: "ring", "brooches". */
export const isPieceNoun = (word: string): boolean => PIECE_NOUNS.has(word.toLowerCase());
