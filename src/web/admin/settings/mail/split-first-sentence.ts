/** The first sentence of a message without its period, and the others. A host's dots end no sentence. */
export function splitFirstSentence(message: string): [first: string, rest: string] {
  const end = message.search(/\.(?=\s|$)/);
  return end === -1 ? [message, ""] : [message.slice(0, end), message.slice(end + 1).trim()];
}
