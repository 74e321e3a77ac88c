import { createHash } from 'node:crypto';

import ipaddr from 'ipaddr.js';

import { normaliseEmail } from '../../../schema/contract/rules/email.js';

/** Returns the key under which attempts on an account are counted: a hash, never the address itself. */
export function accountKey(email: string): string {
  return createHash('sha256').update(normaliseEmail(email)).digest('base64url');
}

/**
 * Returns the key under which attempts from an address are counted: an IPv4 address, also if it is written as IPv6, or
 * the /64 network of an IPv6 address, since every customer has at least one such network. Contains no colons, because
 * these separate the parts of keys.
 */
export function addressKey(address: string): string {
  const bare = withoutPort(address);
  if (!ipaddr.isValid(bare)) return 'no-address';
  const parsed = ipaddr.process(bare);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const network = parsed.toByteArray().slice(0, 8);
  return Buffer.from(network).toString('hex');
}

/** Removes the port, which some proxies add and which changes with every connection. */
function withoutPort(address: string): string {
  const [, bracketed, dotted] = /^(?:\[(.+)\](?::\d+)?|(\d+(?:\.\d+){3}):\d+)$/.exec(address) ?? [];
  return bracketed ?? dotted ?? address;
}
