/** What stands in a line of materials and says nothing of a metal or a stone: the kind of piece, how it was made. */
const NEUTRAL_WORDS = [
  ..."a an the of in on with and to is are its this at by for one each both all".split(" "),
  ..."ring rings band bands wedding engagement eternity promise stacking stacker solitaire signet".split(
    " ",
  ),
  ..."earring earrings stud studs hoop hoops huggies drop drops dangle dangles pendant pendants".split(
    " ",
  ),
  ..."necklace necklaces chain chains bracelet bracelets bangle bangles cuff cuffs anklet brooch".split(
    " ",
  ),
  ..."brooches pin pins charm charms locket lockets cufflink cufflinks medallion jewelry piece".split(
    " ",
  ),
  ..."bezel bezels prong prongs claw claws flush channel halo accent accents accented side center".split(
    " ",
  ),
  ..."centre main setting settings set mount mounted mounting shank head back bail clasp clasps".split(
    " ",
  ),
  ..."link links post posts wire wires ear hook hooks toggle hinge jump inlay inlaid rail rails".split(
    " ",
  ),
  ..."detail details bead beads strand made handmade hand crafted handcrafted cast forged wrought".split(
    " ",
  ),
  ..."fabricated hammered polished brushed matte satin oxidized oxidised textured engraved chased".split(
    " ",
  ),
  ..."granulation granulated soldered pierced woven braided twisted finish finished solid recycled".split(
    " ",
  ),
  ..."reclaimed fairmined fairtrade ethical ethically sourced responsibly rough raw uncut carved".split(
    " ",
  ),
  ..."bezel-set hand-forged hand-made hand-engraved hand-fabricated hand-cut hand-hammered flush-set".split(
    " ",
  ),
  ..."prong-set claw-set pavé pave vintage antique wide thick thin narrow tall small large tiny".split(
    " ",
  ),
  ..."delicate chunky simple classic comfort fit stamped marked hallmarked long short inch inches".split(
    " ",
  ),
  ..."cm adjustable cable rope box curb paperclip rolo total tw men's mens women's".split(" "),
] as const;

const NEUTRAL: ReadonlySet<string> = new Set(NEUTRAL_WORDS);

/** "18 inches", "size 7½" */
const MEASURES =
  /\b\d+(?:[.,]\d+)?(?:\s?[-–]?\s?)(?:inch(?:es)?|in\b|cm\b)|(?<!\d)\d+\s?["″”]|\b(?:ring\s+)?size:?\s+\d{1,2}(?:[.,]\d+|[¼½¾]|\s\d\/\d)?/giu;

/** Whether what is left of a text, once metals and stones were taken out, says nothing of either. */
export function isAllRead(rest: string): boolean {
  const words = rest
    .replaceAll(MEASURES, " ")
    .toLowerCase()
    .split(/[\s,;:.()/&+]+/u)
    .filter(Boolean);
  return words.every((word) => NEUTRAL.has(word) || /^[–—-]+$/u.test(word));
}
