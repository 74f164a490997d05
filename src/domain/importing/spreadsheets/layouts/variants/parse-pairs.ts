/** "sku=a,size=6, wide" of Magento: a comma separates only before a name and its equals sign. */
export const parsePairs = (text: string): { name: string; value: string }[] =>
  text.split(/,(?=\s*\w+=)/).flatMap((pair) => {
    const [, name, value] = /^\s*(\w+)=(.*)$/s.exec(pair) ?? [];
    return name && value ? [{ name: name.toLowerCase(), value: value.trim() }] : [];
  });
