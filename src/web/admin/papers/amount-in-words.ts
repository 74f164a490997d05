const UNITS =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "- - twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const SCALES: [number, string][] = [
  [1_000_000, "million"],
  [1000, "thousand"],
];

/** "2180.50" → "Two thousand one hundred eighty dollars and fifty cents" */
export function amountInWords(amount: string): string {
  const cents = Math.round(Number(amount) * 100);
  const [dollars, rest] = [Math.floor(cents / 100), cents % 100];
  const text = [
    ...(dollars > 0 || rest === 0 ? [withUnit(dollars, "dollar")] : []),
    ...(rest > 0 ? [withUnit(rest, "cent")] : []),
  ].join(" and ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const withUnit = (count: number, unit: string) =>
  `${spellNumber(count)} ${unit}${count === 1 ? "" : "s"}`;

function spellNumber(count: number): string {
  for (const [scale, name] of SCALES) {
    if (count < scale) continue;
    return joinParts(`${spellNumber(Math.floor(count / scale))} ${name}`, count % scale);
  }
  if (count >= 100) return joinParts(`${UNITS[Math.floor(count / 100)]} hundred`, count % 100);
  if (count < 20) return UNITS[count] ?? "";
  const unit = count % 10;
  return [TENS[Math.floor(count / 10)], unit > 0 && UNITS[unit]].filter(Boolean).join("-");
}

const joinParts = (head: string, rest: number) =>
  rest === 0 ? head : `${head} ${spellNumber(rest)}`;
