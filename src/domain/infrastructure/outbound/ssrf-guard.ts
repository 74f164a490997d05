import { lookup as dnsLookup, type LookupAddress } from "node:dns";
import type { LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";
import { DomainError } from "../../errors.ts";

export type SsrfGuard = {
  /** Throws DomainError unprocessable for a URL that may not be fetched. */
  check: (url: URL) => void;
  /** Throws DomainError unprocessable for a host or IP address that may not be connected to. */
  checkHost: (hostname: string, port: number) => void;
  /** Resolves a hostname and refuses private addresses. The connection uses its result (no DNS rebinding). */
  lookup: LookupFunction;
  /** Whether OUTBOUND_ALLOW names this host. */
  isAllowed: (url: URL) => boolean;
};

/** Resolves all addresses of a hostname. */
export type Resolve = (
  hostname: string,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

const resolveBySystem: Resolve = (hostname, callback) =>
  dnsLookup(hostname, { all: true }, callback);

/**
 * Protects against server-side request forgery.
 * @param allow hosts (`host` or `host:port`) that may be reached although their address is private
 * @param resolve the system's resolver by default
 */
export function createSsrfGuard(allow: string[], resolve = resolveBySystem): SsrfGuard {
  const allowed = new Set(allow.map((host) => host.toLowerCase()));
  // Lookups know no port: a host allowed on one port resolves, and check() compares the port.
  const allowedNames = new Set([...allowed].map(withoutPort));
  const isAllowedHost = (hostname: string, port: number) => {
    const host = normalizeHostname(hostname);
    const spellings = [host, `${host}:${port}`, `[${host}]`, `[${host}]:${port}`];
    return spellings.some((each) => allowed.has(each));
  };
  const checkHost = (hostname: string, port: number) => {
    if (isAllowedHost(hostname, port)) return;
    const host = normalizeHostname(hostname);
    if (allowedNames.has(host) || isPrivateName(host) || isPrivateAddress(host)) {
      throw refusedHost(host);
    }
  };
  return {
    isAllowed: (url) => isAllowedHost(url.hostname, portOf(url)),
    checkHost,
    check: (url) => {
      if (url.protocol !== "http:" && url.protocol !== "https:") {
        throw refused(`${url.protocol} addresses are not fetched, only http and https.`);
      }
      if (url.username || url.password) {
        throw refused("Addresses that hold a name and a password are not fetched.");
      }
      checkHost(url.hostname, portOf(url));
    },
    lookup: (hostname, options, callback) => {
      resolve(hostname, (error, addresses) => {
        if (error) return callback(error, [], 0);
        const trusted = allowedNames.has(normalizeHostname(hostname));
        if (!trusted && addresses.some(({ address }) => isPrivateAddress(address))) {
          return callback(refusedHost(hostname), [], 0);
        }
        passAddresses(addresses, options.all === true, callback);
      });
    },
  };
}

function passAddresses(
  addresses: LookupAddress[],
  all: boolean,
  callback: Parameters<LookupFunction>[2],
): void {
  const [first] = addresses;
  if (all || !first) callback(null, addresses, 0);
  else callback(null, first.address, first.family);
}

const portOf = ({ port, protocol }: URL) => Number(port) || (protocol === "https:" ? 443 : 80);

const isPrivateName = (host: string) =>
  /^(localhost|local|internal)$|\.(localhost|local|internal|home\.arpa)$/.test(host);

const normalizeHostname = (hostname: string) => hostname.toLowerCase().replace(/^\[|\]$|\.$/g, "");

const withoutPort = (host: string) =>
  normalizeHostname(host.replace(/^(\[[^\]]*\]|[^:]*):\d+$/, "$1"));

const refused = (message: string) => new DomainError("unprocessable", message);

const refusedHost = (host: string) =>
  refused(`${host} is a private address. The shop only fetches from public ones.`);

/** In the public range, but served by Azure's host platform. */
const AZURE_HOST_ADDRESS = "168.63.129.16";

/** Whether an IP address is not publicly routable; false for a hostname. */
function isPrivateAddress(host: string): boolean {
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
