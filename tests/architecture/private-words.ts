type Word = {
  /** Looked for in lower case, with the parts of an identifier separated by spaces. */
  word: RegExp;
  use: string;
  /** Wherever people read it, or only in identifiers, since prose needs the word. */
  where: "everywhere" | "identifiers";
};

/** Words that this project once had for things that the field has a name for. */
const privateWords: Word[] = [
  { word: /\bseasons?\b/, use: "cache generation", where: "everywhere" },
  { word: /\bkept (answers?|server|address|pages?)\b/, use: "cached", where: "everywhere" },
  { word: /\bready answers?\b/, use: "preserialized response", where: "everywhere" },
  { word: /\bpacked\b|\bpack smaller\b/, use: "compressed, archived", where: "everywhere" },
  { word: /\b(un)?seal(s|ed|ing)?\b/, use: "encrypt, hash", where: "everywhere" },
  { word: /\bwritten once\b/, use: "memoized HTML", where: "everywhere" },
  { word: /\b(tell|told)\b/, use: "format, describe, report, map", where: "identifiers" },
  { word: /\bbelie(ve|ves|ved|f)\b/, use: "TTL, in-process, remote", where: "everywhere" },
  { word: /\ba distance\b/, use: "remote", where: "everywhere" },
  { word: /\bbreath(s|es|ing)?\b/, use: "yield to the event loop", where: "everywhere" },
  { word: /\bdoors?\b/, use: "sign-in queue, endpoint", where: "everywhere" },
  { word: /\bguesses wait\b|\bpace refusal\b/, use: "login attempts", where: "everywhere" },
  { word: /\bstrangers?\b/, use: "anonymous visitor", where: "everywhere" },
  { word: /\bdarkrooms?\b/, use: "image worker", where: "everywhere" },
  { word: /\blenders?\b/, use: "fetch cache", where: "everywhere" },
  { word: /\brun holds?\b|\blets? go( of)?\b/, use: "lease, release", where: "everywhere" },
  { word: /\btakes? (a )?turns?\b/, use: "advisory lock, queue", where: "everywhere" },
  { word: /\bremember(s|ed)?\b/, use: "memoize, cache", where: "identifiers" },
  { word: /\bamong ids\b/, use: "id list", where: "everywhere" },
  { word: /\bmanner\b/, use: "index version", where: "identifiers" },
  { word: /\b(narrowing|extent)\b/, use: "filter, search scope", where: "identifiers" },
  { word: /\b(meet|met)\b/, use: "intersect", where: "identifiers" },
  { word: /\bproduct face\b/, use: "product summary", where: "everywhere" },
  { word: /\bvisit context\b/, use: "request context", where: "everywhere" },
  { word: /\b(ask )?patient(ly)?\b/, use: "fetch with retry", where: "everywhere" },
  { word: /\bverb field\b/, use: "product change", where: "everywhere" },
  { word: /\bsettle\b/, use: "resolve, flush, finish, index", where: "identifiers" },
  { word: /\btak(e|es|en) over\b/, use: "hydrate, accept, claim", where: "everywhere" },
  { word: /\bslips? of the pen\b/, use: "typo", where: "everywhere" },
  { word: /\b(rooms|walls)\b/, use: "module, boundary", where: "everywhere" },
  { word: /\bhouse( rules?)?\b/, use: "architecture tests", where: "everywhere" },
  { word: /\bspines?\b/, use: "pipeline", where: "everywhere" },
  { word: /\bchores?\b/, use: "scheduled jobs", where: "everywhere" },
];

/** British spellings; the names that libraries give are theirs. */
const britishSpellings: Word[] = [
  [/\bcolour(?!space)/, "color"],
  [/\bfavour/, "favor"],
  [/\bhonour/, "honor"],
  [/\bbehaviour/, "behavior"],
  [/\bneighbour/, "neighbor"],
  [/\blicence/, "license"],
  [/\b[ei]nquir(y|ies)\b(?<!\binquir(y|ies))/, "inquiry"],
  [/\bcentre/, "center"],
  [/\bgrey/, "gray"],
  [/\bjewell(?!s)/, "jewelry, jeweler"],
  [/\banalys(e|ed|es|ing)\b(?<!\banalyses)/, "analyze"],
  [/\btravell/, "travel"],
  [/\blabelled\b(?! ?by)/, "labeled"],
  [
    /\b(re|de)?(normal|recogn|serial|initial|optim|organ|custom|memo|minim|maxim|synchron|summar|author|anonym|sanit|token|final|general|categor|emphas|real|special|stabil|util|visual|priorit)is(e|es|ed|er|ers|ing|ation)\b/,
    "-ize",
  ],
].map(([word, use]) => ({ word: word as RegExp, use: String(use), where: "everywhere" }));

/** Identifiers that the wire, stored data or a standard fixes. */
export const fixedNames = new Set(["sealed", "analyse", "optimiseCoding"]);

export const wordsToAvoid: Word[] = [...privateWords, ...britishSpellings];
