/** The word itself, and each spelling of it with one letter left out. */
export function deletionVariants(word: string): Set<string> {
  const variants = new Set([word]);
  for (let index = 0; index < word.length; index += 1) {
    variants.add(word.slice(0, index) + word.slice(index + 1));
  }
  return variants;
}
