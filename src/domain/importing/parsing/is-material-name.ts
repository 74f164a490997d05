const MATERIALS =
  /^(?:pa_)?(?:(?:jewell?ery\s|primary\s)?(?:materials?|metals?|stones?|gemstones?)|metal\stype|materialien|metall?e?|matériaux|matériel|materiales|materiali|materiaal|edelstein|stein|pierre)$/i;

/** Whether an attribute, option or column names what a piece is made of. */
export const isMaterialName = (name: string): boolean =>
  MATERIALS.test(
    name
      .trim()
      .replaceAll(/[\s_-]+/g, " ")
      .replace(/^pa /i, "pa_"),
  );
