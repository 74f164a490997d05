import ipaddr from "ipaddr.js";

/** Public by its number, but answered by the machine that Azure runs everybody's servers on. */
const AZURE_HOST_ADDRESS = "168.63.129.16";

/** Whether an IP address is anything but a public one. A name is not an address. */
export function isPrivateAddress(host: string): boolean {
  if (!ipaddr.isValid(host)) return false;
  // Takes the IPv4 address out of one that is written as IPv6.
  const address = ipaddr.process(host);
  if (address instanceof ipaddr.IPv6) return isPrivateIPv6(address);
  return address.range() !== "unicast" || address.toString() === AZURE_HOST_ADDRESS;
}

function isPrivateIPv6(address: ipaddr.IPv6): boolean {
  const { parts } = address;
  // Networks without IPv4 reach the rest of the world by 64:ff9b::/96, the IPv4 address at its end.
  if (address.match(ipaddr.IPv6.parse("64:ff9b::"), 96)) {
    const [high = 0, low = 0] = parts.slice(6);
    return isPrivateAddress([high >> 8, high & 255, low >> 8, low & 255].join("."));
  }
  // Public addresses are given out of 2000::/3 alone.
  return address.range() !== "unicast" || (parts[0] ?? 0) >> 13 !== 1;
}
