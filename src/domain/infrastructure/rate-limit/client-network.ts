import ipaddr from "ipaddr.js";

/** The network that counts as one visitor. Who has one IPv6 address has its whole network of 64 bits. */
export function clientNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address.slice(0, 100);
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv4") return parsed.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/64`).toString();
}
