const HINT =
  "; in its username and password write % as %25, # as %23, / as %2F, ? as %3F, @ as %40, : as %3A";

/**
 * What an address takes that was refused, with the hint that helps where a password is written as it is: it would
 * end the host where it holds # / or ?.
 */
export const describeAddress = (takes: string) => ({
  error: ({ input }: { input?: unknown }) =>
    /[#/?[\]\\]/.test(credentialsOf(String(input))) ? takes + HINT : takes,
});

/** From the scheme to the last @, wherever the host of the address may end. */
function credentialsOf(address: string): string {
  const start = address.indexOf("://") + 3;
  return start < 3 ? "" : address.slice(start, Math.max(start, address.lastIndexOf("@")));
}

/**
 * Whether username and password of an address, where it has them, are encoded: otherwise "smtp://ann:1#2@host" is
 * an address of the host "ann". What follows an "=" is a parameter, which may hold an @.
 */
export function hasEncodedCredentials(address: string): boolean {
  const [, authority = "", rest = ""] = /^[^:]*:\/\/([^/?#]*)(.*)$/s.exec(address) ?? [];
  const isCutOff = authority.includes(":") && !authority.includes("@") && /^[^=]*@/s.test(rest);
  return !isCutOff;
}
