/** "18 South Augusta Street" as number and street; the number is empty where it does not begin the line. */
export function splitStreet(addressLine: string): { number: string; street: string } {
  const [, number = "", street = addressLine] =
    /^(\d[\d\p{L}/-]{0,7})\s+(\S.*)$/u.exec(addressLine) ?? [];
  // What follows a comma is a floor or a suite.
  return { number, street: street.split(",")[0] ?? street };
}
