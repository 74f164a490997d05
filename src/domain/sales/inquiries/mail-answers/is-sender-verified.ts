/**
 * Whether the shop's own mail server found that a mail comes from the domain that its From names: its
 * Authentication-Results (RFC 8601) has a pass of DMARC for that domain. Servers add theirs on top, so the
 * first one of that name is theirs, and whatever a sender wrote below does not count.
 * @param header of the mail, in the order in which it arrived
 * @param from the address in it, in lower case
 * @param authservId the name by which the server signs; undefined where it is not known
 */
export function isSenderVerified(
  header: string,
  { from, authservId }: { from: string; authservId: string | undefined },
): boolean {
  const fields = header.replaceAll(/\r?\n[ \t]+/g, " ").split(/\r?\n/);
  // Of several, DMARC checks one and mail programs show another.
  if (fields.filter((field) => /^from\s*:/i.test(field)).length !== 1) return false;
  for (const field of fields) {
    if (!/^authentication-results\s*:/i.test(field)) continue;
    const [server = "", ...results] = withoutComments(field.slice(field.indexOf(":") + 1)).split(
      ";",
    );
    if (server.trim().split(/\s/)[0]?.toLowerCase() !== authservId) continue;
    const [dmarc, ...others] = results.filter((result) => /^\s*dmarc\s*=/i.test(result));
    if (dmarc === undefined || others.length > 0) return false;
    const [, result] = /^\s*dmarc\s*=\s*(\w+)/i.exec(dmarc) ?? [];
    const [, domain] = /\sheader\.from\s*=\s*([^\s@]+)/i.exec(dmarc) ?? [];
    return result?.toLowerCase() === "pass" && domain?.toLowerCase() === domainOf(from);
  }
  return false;
}

const domainOf = (address: string): string | undefined => address.split("@").at(-1);

/** Comments and quoted strings may hold what a sender wrote, such as the name its server gave itself. */
function withoutComments(text: string): string {
  let plain = "";
  let depth = 0;
  let isQuoted = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (character === "\\") index += 1;
    else if (character === '"' && depth === 0) isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (character === "(") depth += 1;
    else if (character === ")") depth = Math.max(0, depth - 1);
    else if (depth === 0) plain += character;
  }
  return plain;
}
