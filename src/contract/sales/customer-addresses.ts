import { foldName } from "../fold-name.ts";
import { addressSchema } from "./orders.ts";
import type { z } from "../zod.ts";

/** A postal address as far as it is known: what another shop has of it may lack a state. */
export const customerAddressSchema = addressSchema
  .partial()
  .refine(({ line1, city, postalCode }) => line1 || city || postalCode, {
    path: ["line1"],
    error: "Enter a street, a city, or a postal code.",
  });
export type CustomerAddress = z.infer<typeof customerAddressSchema>;

export const MAX_ADDRESSES = 20;

/** As on an envelope. */
export function toAddressLines(address: CustomerAddress): string[] {
  const { line1, line2, city, state, postalCode, country } = address;
  const place = [[city, state].filter(Boolean).join(", "), postalCode].filter(Boolean).join(" ");
  return [line1, line2, place, country].filter((line): line is string => Boolean(line));
}

/** Each once, as it was written first. */
export function withoutDoubles(addresses: CustomerAddress[]): CustomerAddress[] {
  const keys = addresses.map(toKey);
  return addresses.filter((_, index) => keys.indexOf(keys[index] ?? "") === index);
}

/** Of what tells two apart: states and countries are written in full and as codes. */
const toKey = ({ line1, line2, city, postalCode }: CustomerAddress): string =>
  [line1, line2, city, postalCode]
    .map((part) =>
      foldName(part ?? "")
        .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
        .trim(),
    )
    .join("\n");
