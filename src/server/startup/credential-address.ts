const HINT =
  "; in its username and password write % as %25, # as %23, / as %2F, ? as %3F, @ as %40, : as %3A";

/**
 * What an address takes that was refused, with the hint that helps where a password is written as it is: it would
 * end the host where it holds # / or ?.
 */
export const describeAddress = (takes: string) => ({
  error: ({ input }: { input?: unknown }) =>
    /:\/\/.*[#/?[\]\\].*@/s.test(String(input)) ? takes + HINT : takes,
});

/**
 * Whether username and password of an address, where it has them, are encoded: otherwise "smtp://ann:1#2@host" is
 * an address of the host "ann". What follows an "=" is a parameter, which may hold an @.
 */
export function hasEncodedCredentials(address: string): boolean {
  const [, authority = "", rest = ""] = /^[^:]*:\/\/([^/?#]*)(.*)$/s.exec(address) ?? [];
  const isCutOff = authority.includes(":") && !authority.includes("@") && /^[^=]*@/s.test(rest);
  return !isCutOff;
}
