import { CATEGORY_SYNONYMS } from "../catalogue/categories/category-synonyms.ts";
import { isOneEditAway } from "../infrastructure/search/words/is-one-edit-away.ts";
import { listCategories } from "../catalogue/categories/list-categories.ts";
import { toSingular } from "../catalogue/categories/to-singular.ts";
import type { Shop } from "../shop.ts";

/**
 * What the categories of a new shop are called in Google's taxonomy and in other languages than English, by slug: German,
 * French, Italian, Spanish, Dutch, Portuguese, Polish, Czech, Serbian and Croatian, Russian,
 * Ukrainian, Swedish and Hungarian, in the singular and the plural.
 */
const CATEGORY_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    bracelets:
      "armbänder, armreif, armreifen, armspange, armkette, armketten, bracciale, bracciali, braccialetto, braccialetti, pulsera, pulseras, brazalete, brazaletes, armbanden, pulseira, pulseiras, bransoletka, bransoletki, bransoleta, náramek, náramky, narukvica, narukvice, наруквица, наруквице, браслет, браслеты, браслети, karkötő, karkötők",
    earrings:
      "ohrring, ohrringe, ohrschmuck, ohrstecker, ohrhänger, creolen, boucles d'oreilles, boucle d'oreille, orecchino, orecchini, pendientes, pendiente, aretes, arete, zarcillos, oorbel, oorbellen, oorringen, brinco, brincos, kolczyk, kolczyki, náušnice, náušnica, minđuše, minđuša, naušnice, naušnica, минђуше, серьги, сережки, сережка, пусеты, кульчики, örhänge, örhängen, fülbevaló, fülbevalók",
    gold: "goldschmuck, oro, gioielli in oro, goud, ouro, złoto, zlato, злато, золото",
    necklaces:
      "kette, ketten, halskette, halsketten, collier, colliers, halsschmuck, collana, collane, collares, gargantilla, gargantillas, kettingen, ketting, halsketting, halskettingen, colar, colares, naszyjnik, naszyjniki, łańcuszek, łańcuszki, náhrdelník, náhrdelníky, řetízek, řetízky, ogrlica, ogrlice, lančić, lančići, огрлица, огрлице, колье, цепь, цепочка, цепочки, ожерелье, ожерелья, намисто, ланцюжок, ланцюжки, кольє, halsband, nyaklánc, nyakláncok",
    pendants:
      "charms & pendants, anhänger, kettenanhänger, medaillon, ciondolo, ciondoli, pendente, pendenti, pendentif, pendentifs, colgante, colgantes, dije, dijes, hanger, hangers, pingente, pingentes, zawieszka, zawieszki, wisiorek, wisiorki, přívěsek, přívěsky, privezak, privesci, privjesak, privjesci, привезак, привесци, подвеска, подвески, кулон, кулоны, кулони, підвіска, підвіски, підвіс, hänge, hängen, medál, medálok",
    pins: "brooches & lapel pins, brosche, broschen, anstecknadel, anstecknadeln, spilla, spille, broches, broche, broszka, broszki, brož, brože, broš, broševi, брош, брошь, броши, брошка, брошки, brosch, broscher, bross, brossok",
    rings:
      "ringe, ehering, eheringe, trauring, trauringe, verlobungsring, verlobungsringe, fingerring, anello, anelli, fede, fedi, bague, bagues, alliance, alliances, anillo, anillos, sortija, sortijas, alianza, alianzas, ringen, anel, anéis, aliança, alianças, pierścionek, pierścionki, pierścień, obrączka, obrączki, prsten, prsteny, prstýnek, prstenje, prstenovi, prstenje za žene, прстен, прстење, кольцо, кольца, каблучка, каблучки, перстень, перстни, персні, обручка, обручки, обручальные кольца, ringar, gyűrű, gyűrűk",
    silver:
      "silber, silberschmuck, argento, gioielli in argento, plata, zilver, prata, srebro, stříbro, сребро, серебро, срібло, ezüst",
  }),
);

/** The id of the shop's category that a name means; null for none. */
export type FindCategory = (name: string) => number | null;

/** Shorter words are one letter away from too many others. */
const MISSPELLED_LETTERS = 6;

/**
 * Finds categories by name, slug, singular, plural or synonym, one letter of a long word wrong ("Earings"); of a path
 * such as "Shop > Rings" the last part is tried first.
 */
export async function categoryFinder(shop: Shop): Promise<FindCategory> {
  const byWord = new Map<string, number>();
  const categories = await listCategories(shop);
  for (const { id, slug } of categories) {
    const words = [
      ...(CATEGORY_SYNONYMS.get(slug) ?? []),
      ...(CATEGORY_WORDS.get(slug)?.split(", ") ?? []),
    ];
    for (const word of words) byWord.set(toSingular(word), id);
  }
  // After the synonyms: a category's own name overrides them.
  for (const { id, name, slug } of categories) {
    byWord.set(toSingular(name), id);
    byWord.set(toSingular(slug), id);
  }
  const findMisspelled = (word: string): number | undefined => {
    if (word.length < MISSPELLED_LETTERS) return undefined;
    const near = [...byWord].filter(([known]) => isOneEditAway(word, known)).map(([, id]) => id);
    return new Set(near).size === 1 ? near[0] : undefined;
  };
  const find: FindCategory = (name) => {
    const parts = [name, ...name.split(/[>/|]/).toReversed()].map(toSingular);
    for (const findId of [(word: string) => byWord.get(word), findMisspelled]) {
      const id = parts.map(findId).find((found) => found !== undefined);
      if (id !== undefined) return id;
    }
    return null;
  };
  // The rows of a file repeat few names.
  const found = new Map<string, number | null>();
  return (name) => {
    const known = found.get(name);
    if (known !== undefined) return known;
    const id = find(name);
    found.set(name, id);
    return id;
  };
}
