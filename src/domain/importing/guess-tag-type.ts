import type { TagType } from "#contract/catalogue/tags.ts";

const MATERIALS =
  /\b(gold|silver|platinum|palladium|copper|brass|bronze|steel|titanium|tungsten|pewter|niobium|vermeil|sterling|argentium|\d{1,2} ?(k|kt|ct|karat|carat)|925|750|585|diamonds?|sapphires?|rub(y|ies)|emeralds?|pearls?|opals?|topaz|garnets?|amethysts?|turquoise|aquamarines?|tourmalines?|peridots?|citrines?|moonstones?|labradorite|onyx|jade|jasper|agates?|quartz|tanzanites?|spinels?|zircons?|cubic zirconia|morganites?|moissanites?|lapis( lazuli)?|malachite|coral|amber|shell|enamel|glass|crystal|gemstones?|leather|wood|bone|horn|resin|ceramic|porcelain|silk)\b/i;

/** "material" for names of metals, stones and other materials, else "jewelry_type". */
export const guessTagType = (name: string): TagType =>
  MATERIALS.test(name) ? "material" : "jewelry_type";
