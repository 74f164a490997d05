/**
 * The word and each spelling of it with one letter deleted. Two words within one edit share a variant, so
 * that candidates come from an index instead of a comparison with every word (SymSpell's symmetric delete).
 * Stored in search_words.variant.
 */
export function deletionVariants(word: string): Set<string> {
  const variants = new Set([word]);
  for (let index = 0; index < word.length; index += 1) {
    variants.add(word.slice(0, index) + word.slice(index + 1));
  }
  return variants;
}
