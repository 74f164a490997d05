/** What is longer is made each time. */
const LONGEST = 500;

/**
 * The same function, which remembers what it made of a text. What it knows is forgotten when it is too
 * much: whoever makes texts up may not fill the memory.
 * @param most how many texts it remembers
 */
export function memoize<Made>(most: number, make: (text: string) => Made): (text: string) => Made {
  const known = new Map<string, Made>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined || known.has(text)) return found as Made;
    if (text.length > LONGEST) return make(text);
    if (known.size >= most) known.clear();
    const made = make(text);
    known.set(text, made);
    return made;
  };
}
