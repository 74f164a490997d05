/**
 * Twenty pieces, worked out apart from the code: price + weight × fineness × the difference of a gram, for gold
 * from $2,400.00 to $2,650.00 a troy ounce, silver from $28.50 to $33.25, platinum from $980.00 to $915.50. Then the
 * price not rounded, to the nearest $5, up to the next $5, and to the nearest $10.
 */
export const REPRICED_BY_HAND = [
  ["Wide band", "890.00", "18k yellow gold 6.4 g", "928.58", "930.00", "930.00", "930.00"],
  ["Signet", "1240.00", "18k yellow gold 11.8 g", "1311.13", "1310.00", "1315.00", "1310.00"],
  ["Cuff", "3450.00", "18k yellow gold 38.5 g", "3682.09", "3680.00", "3685.00", "3680.00"],
  ["Moon pendant", "695.00", "18k white gold 5 g", "725.14", "725.00", "730.00", "730.00"],
  ["Teardrop", "560.00", "14k yellow gold 5.4 g", "585.39", "585.00", "590.00", "590.00"],
  ["Laurel brooch", "820.00", "14k yellow gold 11.9 g", "875.95", "875.00", "880.00", "880.00"],
  ["Paperclip chain", "760.00", "14k rose gold 9.2 g", "803.26", "805.00", "805.00", "800.00"],
  ["Pearl drops", "420.00", "14k yellow gold 2.6 g", "432.23", "430.00", "435.00", "430.00"],
  ["Stacking ring", "155.00", "9k gold 1.75 g", "160.27", "160.00", "165.00", "160.00"],
  ["Old chain", "310.50", "8k gold 4.33 g", "322.09", "320.00", "325.00", "320.00"],
  ["Plain ring", "275.00", "10k gold 2.08 g", "281.97", "280.00", "285.00", "280.00"],
  ["Granulated bead", "199.99", "22k gold 0.91 g", "206.69", "205.00", "210.00", "210.00"],
  ["Ingot pendant", "2999.00", "24k gold 31.1 g", "3248.72", "3250.00", "3250.00", "3250.00"],
  ["Bangle trio", "285.00", "sterling silver 42 g", "290.93", "290.00", "295.00", "290.00"],
  ["Link bracelet", "320.00", "sterling silver 48 g", "326.78", "325.00", "330.00", "330.00"],
  ["Disc earrings", "85.00", "sterling silver 7 g", "85.99", "85.00", "90.00", "90.00"],
  ["Bowl", "1180.00", "fine silver 212.4 g", "1212.40", "1210.00", "1215.00", "1210.00"],
  ["Argentium cuff", "240.00", "argentium silver 33.33 g", "244.76", "245.00", "245.00", "240.00"],
  ["Platinum band", "2150.00", "platinum 950 8.62 g", "2133.02", "2135.00", "2135.00", "2130.00"],
  [
    "Two-tone ring",
    "1475.00",
    "platinum 900 6.05 g; 18k yellow gold 1.15 g; sterling silver 0.4 g",
    "1470.70",
    "1470.00",
    "1475.00",
    "1470.00",
  ],
] as const;

export const METALS_BEFORE = { gold: "2400.00", silver: "28.50", platinum: "980.00" };
export const METALS_AFTER = { gold: "2650.00", silver: "33.25", platinum: "915.50" };
