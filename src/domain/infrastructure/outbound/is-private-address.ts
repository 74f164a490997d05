import ipaddr from "ipaddr.js";

/** In the public range, but served by Azure's host platform. */
const AZURE_HOST_ADDRESS = "168.63.129.16";

/** Whether an IP address is not publicly routable; false for a hostname. */
export function isPrivateAddress(host: string): boolean {
  if (!ipaddr.isValid(host)) return false;
  // Converts IPv4-mapped IPv6 addresses to IPv4.
  const address = ipaddr.process(host);
  if (address instanceof ipaddr.IPv6) return isPrivateIPv6(address);
  return address.range() !== "unicast" || address.toString() === AZURE_HOST_ADDRESS;
}

function isPrivateIPv6(address: ipaddr.IPv6): boolean {
  const { parts } = address;
  // NAT64 (RFC 6052): 64:ff9b::/96 ends in an IPv4 address.
  if (address.match(ipaddr.IPv6.parse("64:ff9b::"), 96)) {
    const [high = 0, low = 0] = parts.slice(6);
    return isPrivateAddress([high >> 8, high & 255, low >> 8, low & 255].join("."));
  }
  // Global unicast is 2000::/3.
  return address.range() !== "unicast" || (parts[0] ?? 0) >> 13 !== 1;
}
