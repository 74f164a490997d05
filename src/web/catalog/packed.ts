/**
 * A value as JSON in one text. What the router hands to the browser it takes apart into numbered parts,
 * which for a list is longer than the list; a text it leaves as it is.
 */
export type Packed<T> = string & { readonly holds?: T };

export const pack = <T>(value: T): Packed<T> => JSON.stringify(value);

export const unpack = <T>(packed: Packed<T>): T => JSON.parse(packed) as T;
