import { createHash } from 'node:crypto';

import ipaddr from 'ipaddr.js';

import { normaliseEmail } from '../../../schema/contract/rules/email.js';

/** What stands for an account where attempts are counted: never the address itself. */
export function accountKey(email: string): string {
  return createHash('sha256').update(normaliseEmail(email)).digest('base64url');
}

/**
 * What stands for an address: an IPv4 address, also where it is written as IPv6, or the /64 network of an IPv6 one, of
 * which every customer has at least one to choose addresses from. Without colons, which part keys.
 */
export function addressKey(address: string): string {
  const bare = withoutPort(address);
  if (!ipaddr.isValid(bare)) return 'no-address';
  const parsed = ipaddr.process(bare);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const network = parsed.toByteArray().slice(0, 8);
  return Buffer.from(network).toString('hex');
}

/** Some proxies pass on the port, which changes with every connection. */
function withoutPort(address: string): string {
  const [, bracketed, dotted] = /^(?:\[(.+)\](?::\d+)?|(\d+(?:\.\d+){3}):\d+)$/.exec(address) ?? [];
  return bracketed ?? dotted ?? address;
}
