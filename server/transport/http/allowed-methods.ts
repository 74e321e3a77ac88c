import type { Address } from '../rest/register-rest.js';

/** The methods of what is only read. */
export const readMethods = ['GET', 'HEAD'];

/** Returns the methods supported by a path; empty if no route matches. */
export type AllowedMethods = (path: string) => readonly string[];

/** Creates the lookup of methods by path. It is used only for requests that match no route. */
export function allowedMethods(addresses: readonly Address[]): AllowedMethods {
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
