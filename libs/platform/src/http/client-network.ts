import ipaddr from 'ipaddr.js';
import { createLruCache } from '../lru-cache.ts';

function parse(address: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  return ipaddr.isValid(address) ? ipaddr.process(address) : null;
}

function network(address: ipaddr.IPv4 | ipaddr.IPv6, bits: number): string {
  const cidr = `${address.toString()}/${bits}`;
  const base =
    address.kind() === 'ipv4' ? ipaddr.IPv4.networkAddressFromCIDR(cidr) : ipaddr.IPv6.networkAddressFromCIDR(cidr);
  return `${base.toString()}/${bits}`;
}

const privateRanges = new Set(['loopback', 'private', 'uniqueLocal', 'linkLocal']);

/** True for an address of this machine or of a private network. */
export function isPrivateAddress(address: string): boolean {
  const parsed = parse(address);
  return parsed !== null && privateRanges.has(parsed.range());
}

/** True for an address that only this machine reaches. */
export function isLoopbackAddress(address: string): boolean {
  return parse(address)?.range() === 'loopback';
}

/** True for an address of the public internet: neither of this machine nor private nor reserved. */
export function isPublicAddress(address: string): boolean {
  return parse(address)?.range() === 'unicast';
}

const networks = createLruCache<string>(20_000);

/** The network that limits count: an IPv4 address (v4-mapped too), or the /64 of IPv6 (docs/decisions/0022-gateway-limits.md). */
export function clientNetwork(address: string): string {
  const known = networks.get(address);
  if (known !== undefined) return known;
  const parsed = parse(address);
  const counted = parsed && parsed.kind() === 'ipv6' ? network(parsed, 64) : (parsed?.toString() ?? address);
  networks.set(address, counted);
  return counted;
}

/** The part of an address that is stored with a session: /24 of IPv4, /64 of IPv6; empty for an invalid address. */
export function addressPrefix(address: string): string {
  const parsed = parse(address);
  return parsed ? network(parsed, parsed.kind() === 'ipv4' ? 24 : 64) : '';
}
