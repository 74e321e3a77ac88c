import type { Address } from '../rest/register-rest.js';

/** Which methods an address answers to; none where nothing lives. */
export type AddressBook = (path: string) => readonly string[];

/** Makes the look-up of methods by path; it is only asked about requests that no route took. */
export function addressBook(addresses: readonly Address[]): AddressBook {
  const patterns = addresses.map(({ path, methods }) => ({ pattern: patternOf(path), methods }));
  return (path) => {
    const methods = patterns
      .filter(({ pattern }) => pattern.test(path))
      .flatMap((address) => address.methods);
    return methods.length > 0 ? [...new Set([...methods, 'OPTIONS'])] : [];
  };
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]*')}/?$`);
}
