/** The word itself, and each spelling of it with one letter left out. */
export function slipsOf(word: string): Set<string> {
  const slips = new Set([word]);
  for (let index = 0; index < word.length; index += 1) {
    slips.add(word.slice(0, index) + word.slice(index + 1));
  }
  return slips;
}
