/** What people type and paste, as every form and call meets it. */

/** Email addresses, and as what they are stored. */
export const TYPED_EMAILS = [
  ["ada@example.com", "ada@example.com"],
  ["mike&sue@example.com", "mike&sue@example.com"],
  ["o'brien+ring@example.com", "o'brien+ring@example.com"],
  ["first.last.@example.com", "first.last.@example.com"],
  ["{a/b}=c?d^e|f~g!h#i$j%k*l@example.com", "{a/b}=c?d^e|f~g!h#i$j%k*l@example.com"],
  ["\u200B ada@example.com\u00A0\uFEFF", "ada@example.com"],
  ["\u202Aada@example.com\u202C\r\n", "ada@example.com"],
  ["ada@m\u00FCnchen.example", "ada@xn--mnchen-3ya.example"],
] as const;

/** Amounts of dollars, and their cents. */
export const TYPED_AMOUNTS = [
  ["12.50", 1250],
  ["12,50", 1250],
  ["1,299.50", 129_950],
  ["$1,299.50", 129_950],
  ["1.299,50", 129_950],
  ["1\u202F299,50", 129_950],
  [" 40 ", 4000],
] as const;

/** Texts that lose something on their way through careless programs. */
export const TYPED_TEXTS = [
  "one\r\ntwo\rthree",
  "two  blanks",
  "a\ttab",
  "#N/A",
  "=1+1",
  "\uFEFFa mark before",
  `${"x".repeat(253)}\u{1F468}\u200D\u{1F469}\u200D\u{1F467}`,
] as const;
