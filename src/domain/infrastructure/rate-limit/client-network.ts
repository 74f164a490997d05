import ipaddr from "ipaddr.js";

/** The network that counts as one client: an IPv4 address, or an IPv6 /64, which one client can use whole. */
export function clientNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address.slice(0, 100);
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv4") return parsed.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/64`).toString();
}
