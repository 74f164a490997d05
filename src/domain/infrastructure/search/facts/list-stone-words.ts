type StoneWords = { color?: string; month?: string };

/** The color that a stone has where its name says no other, and the month it is given to, as American jewelers list it. */
const STONES: ReadonlyMap<string, StoneWords> = new Map(
  Object.entries<StoneWords>({
    garnet: { color: "red", month: "january" },
    amethyst: { color: "purple", month: "february" },
    aquamarine: { color: "blue", month: "march" },
    bloodstone: { month: "march" },
    diamond: { month: "april" },
    emerald: { color: "green", month: "may" },
    pearl: { month: "june" },
    moonstone: { month: "june" },
    alexandrite: { month: "june" },
    ruby: { color: "red", month: "july" },
    peridot: { color: "green", month: "august" },
    spinel: { month: "august" },
    sardonyx: { month: "august" },
    sapphire: { color: "blue", month: "september" },
    opal: { month: "october" },
    tourmaline: { month: "october" },
    topaz: { month: "november" },
    citrine: { color: "yellow", month: "november" },
    turquoise: { color: "blue", month: "december" },
    zircon: { month: "december" },
    tanzanite: { color: "blue", month: "december" },
    jade: { color: "green" },
    "lapis-lazuli": { color: "blue" },
    malachite: { color: "green" },
    morganite: { color: "pink" },
    onyx: { color: "black" },
  }),
);

/**
 * Words that visitors look for a piece by and its text need not have: the colors and the months of its stones.
 * @param facts of the piece, from listPieceFacts
 */
export function listStoneWords(facts: string[]): string[] {
  return facts.flatMap((fact) => {
    const species = /^stone:(.+)$/.exec(fact)?.[1];
    const { color, month } = STONES.get(species ?? "") ?? {};
    const isPlain = !facts.some(
      (other) => other.startsWith("kind:") && other.endsWith(`-${species}`),
    );
    return [...(color && isPlain ? [color] : []), ...(month ? [`${month} birthstone`] : [])];
  });
}
