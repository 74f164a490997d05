const ADDRESS = /^(postgres(?:ql)?:\/\/)([^/?#]*)(.*)$/s;

/**
 * One address for each host of a PostgreSQL address, in its order: libpq's notation
 * postgres://user:password@first:5432,second:5432/database, which no URL parser takes. Without a comma the
 * address as it is.
 * https://www.postgresql.org/docs/current/libpq-connect.html#LIBPQ-MULTIPLE-HOSTS
 */
export function listPostgresHosts(address: string): string[] {
  const [, protocol = "", authority = "", rest = ""] = ADDRESS.exec(address) ?? [];
  const userEnd = authority.lastIndexOf("@") + 1;
  const hosts = authority.slice(userEnd).split(",");
  if (hosts.length === 1) return [address];
  return hosts.map((host) => `${protocol}${authority.slice(0, userEnd)}${host}${rest}`);
}
