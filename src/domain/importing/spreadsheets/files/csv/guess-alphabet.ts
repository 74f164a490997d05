/** Letters beyond ASCII, in Windows' encodings of Cyrillic and Greek the alphabet itself. */
const isHigh = (byte: number): boolean => byte >= 0xc0;
/** і, ї, є and ґ, and their capitals, in windows-1251; accented vowels in windows-1253. */
const EXTRA = new Set([
  0xa5, 0xaa, 0xaf, 0xb2, 0xb3, 0xb4, 0xba, 0xbf, 0xa2, 0xb8, 0xb9, 0xbc, 0xbe,
]);

const MIN_LETTERS = 8;
/** Latin words have an accent here and there, those of another alphabet nothing else. */
const MIN_SHARE = 0.7;

/** š and ž, or ł, ą and ż between letters, of Central Europe's windows-1250; "cm³" and "¿" are Western. */
const CENTRAL_EUROPEAN = /[a-z][\x9a\x9e\xbf]|[\x8a\x8e\x9a\x9e][a-z]|[a-z][\xb3\xb9][a-z]/i;

/** Ğ İ Ş ğ ı ş of windows-1254, where windows-1252 has Icelandic letters. */
const TURKISH = new Set([0xd0, 0xdd, 0xde, 0xf0, 0xfd, 0xfe]);
/** Ç Ö Ü ç ö ü and â î û, which both encodings have. */
const ALSO_TURKISH = new Set([0xc7, 0xd6, 0xdc, 0xe7, 0xf6, 0xfc, 0xe2, 0xee, 0xfb]);
const MIN_TURKISH = 2;

/** Whether all its letters beyond ASCII are Turkish; Icelandic has á, é, í, ó and æ beside ð and þ. */
function isTurkish(bytes: Uint8Array): boolean {
  let count = 0;
  for (const byte of bytes) {
    if (TURKISH.has(byte)) count += 1;
    else if (isHigh(byte) && !ALSO_TURKISH.has(byte)) return false;
  }
  return count >= MIN_TURKISH;
}

/**
 * The encoding of a text in another alphabet, told by its runs of letters beyond ASCII, which short
 * tables have too few of for statistics, or by letters of Central Europe, Turkey or a Mac; null for a Western text.
 */
export function guessAlphabet(bytes: Uint8Array): string | null {
  let [letters, inRuns, run] = [0, 0, 0];
  const counts = new Map<number, number>();
  const endRun = () => {
    letters += run;
    if (run >= 3) inRuns += run;
    run = 0;
  };
  for (const byte of bytes) {
    if (isHigh(byte) || (run > 0 && EXTRA.has(byte))) {
      run += 1;
      counts.set(byte, (counts.get(byte) ?? 0) + 1);
    } else endRun();
  }
  endRun();
  if (letters < MIN_LETTERS || inRuns < letters * MIN_SHARE) return guessLatin(bytes);
  return nameAlphabet((from, to) =>
    [...counts].reduce((sum, [byte, count]) => sum + (byte >= from && byte <= to ? count : 0), 0),
  );
}

/** á à ä ç é è ê ü and ß of Apple's Mac OS Roman, where Windows has signs and capitals: none follow a small letter. */
const MAC_LETTER = /(?:[a-z]|[A-Z](?=.[a-z]))[\x87\x88\x8a\x8d-\x90\x9f]|[a-z]\xa7[a-z]/g;
/** Letters of Windows, where Mac OS Roman has signs, and capitals that are rare. */
const WINDOWS_LETTER = /[a-z][\xb3\xb9\xbf-\xc6\xcb-\xcf\xd6-\xda\xe0-\xff]/g;

const isMacRoman = (text: string): boolean =>
  (text.match(MAC_LETTER)?.length ?? 0) > (text.match(WINDOWS_LETTER)?.length ?? 0);

function guessLatin(bytes: Uint8Array): string | null {
  const text = Buffer.from(bytes).toString("latin1");
  if (isMacRoman(text)) return "macintosh";
  if (CENTRAL_EUROPEAN.test(text)) return "windows-1250";
  return isTurkish(bytes) ? "windows-1254" : null;
}

/** Most letters are small: their place differs; Greek has none where Cyrillic has its last ones. */
function nameAlphabet(countOf: (from: number, to: number) => number): string {
  const upper = countOf(0xc0, 0xdf);
  const lower = countOf(0xe0, 0xff);
  if (upper > lower) return "koi8-u";
  // ά έ ή ί and their like are frequent in Greek, э ю я and ь at their place are not.
  const greekAccents = countOf(0xdc, 0xdf) + countOf(0xfc, 0xfe);
  const greekVowels = countOf(0xe1, 0xe1) + countOf(0xe9, 0xe9) + countOf(0xef, 0xef);
  const cyrillicVowels = countOf(0xe0, 0xe0) + countOf(0xe8, 0xe8) + countOf(0xee, 0xee);
  return greekAccents > 0 && greekVowels > cyrillicVowels ? "windows-1253" : "windows-1251";
}
