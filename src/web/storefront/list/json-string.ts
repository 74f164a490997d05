/**
 * A value as one JSON string. The router's serialization numbers every value of an object, which made
 * the data of a list an eighth larger (5.2 kB instead of 4.7, with Brotli); a string it leaves as it is.
 */
export type JsonString<T> = string & { readonly valueType?: T };

export const toJsonString = <T>(value: T): JsonString<T> => JSON.stringify(value);

export const parseJsonString = <T>(json: JsonString<T>): T => JSON.parse(json) as T;
