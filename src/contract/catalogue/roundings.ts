/** How a computed price is rounded; one that is set stays as typed. The step is cents. */
export const ROUNDINGS = [
  { value: "nearest-5", label: "To the nearest $5", step: 500n, isUp: false },
  { value: "up-5", label: "Up to the next $5", step: 500n, isUp: true },
  { value: "nearest-10", label: "To the nearest $10", step: 1000n, isUp: false },
  { value: "none", label: "Don’t round", step: 1n, isUp: false },
] as const;
export type Rounding = (typeof ROUNDINGS)[number]["value"];
export const ROUNDING_NAMES = ROUNDINGS.map(({ value }) => value);

/** An amount of money as an exact fraction of a cent. The denominator is above 0. */
export type Fraction = { numerator: bigint; denominator: bigint };

/** The cents of an amount after a rounding, half a step up; the one place where a computed price loses its fraction. */
export function roundCents({ numerator, denominator }: Fraction, rounding: Rounding): number {
  const rule = ROUNDINGS.find(({ value }) => value === rounding);
  if (!rule) throw new Error(`No rounding is called ${rounding}.`);
  const divisor = denominator * rule.step;
  const steps = rule.isUp
    ? -floorDivide(-numerator, divisor)
    : floorDivide(numerator * 2n + divisor, divisor * 2n);
  return Number(steps * rule.step);
}

/** Towards negative infinity, which BigInt's own division is not. */
const floorDivide = (dividend: bigint, divisor: bigint): bigint => {
  const quotient = dividend / divisor;
  return dividend % divisor < 0n ? quotient - 1n : quotient;
};
