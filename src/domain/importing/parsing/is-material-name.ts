import { normalizeWord } from "./normalize-word.ts";

const ENGLISH =
  /^(?:pa )?(?:(?:jewel(?:l?e)?ry |primary |main )?(?:materials?|metals?|stones?|gemstones?|gems?)|(?:\d{1,2} ?k(?:t|arat)? )?(?:gold|silver|metal|stone|gem) (?:type|colou?r|karat|purity)|colou?r (?:of )?(?:the )?(?:gold|metal)|metal purity|fineness)$/;

/** In the languages of people's tables, accents and case aside. */
const WORDS = new Set(
  "material, materialien, metall, metalle, edelmetall, edelstein, edelsteine, stein, steine, steinbesatz, legierung, matériaux, matériau, matériel, matière, matières, métal, métaux, pierre, pierres, materiales, metales, piedra, piedras, gema, gemas, materiale, materiali, metallo, metalli, pietra, pietre, gemma, gemme, materiaal, materialen, metaal, edelsteen, edelstenen, steen, stenen, materiais, metal, metais, pedra, pedras, materiał, materiały, kruszec, kamień, kamienie, materiál, materiály, kov, kovy, kámen, kameny, kameň, materijal, materijali, metali, kamen, kamenje, материјал, материјали, метал, камен, камење, материал, материалы, металл, металлы, камень, камни, вставка, вставки, драгоценный металл, проба, матеріал, матеріали, камінь, каміння, дорогоцінний метал, metale, piatră, pietre, anyag, fém, kő, kövek, malzeme, taş, υλικό, υλικά, μέταλλο, πέτρα, sten, stenar, kivi, materiaali"
    .split(", ")
    .map(normalizeWord),
);

/** Whether an attribute, option or column names what a piece is made of. */
export function isMaterialName(name: string): boolean {
  const plain = normalizeWord(name.replaceAll(/[_-]+/g, " "));
  return ENGLISH.test(plain) || WORDS.has(plain.replace(/^pa /, ""));
}
