import type { FastifyInstance } from 'fastify';

import { serverPaths } from '../../../schema/contract/server-paths.js';

export const readMethods = ['GET', 'HEAD'];

/** Returns the methods supported by a path; empty if no route matches. */
export type AllowedMethods = (path: string) => readonly string[];

/**
 * Creates the lookup of methods by path among the routes that are registered from now on. It is used only for requests
 * that match no route.
 */
export function allowedMethods(app: FastifyInstance): AllowedMethods {
  // Of the routes of GraphQL some only refuse a method, in its own format.
  const routes = [{ pattern: patternOf(serverPaths.graphql), methods: ['GET', 'POST'] }];
  app.addHook('onRoute', ({ url, method }) => {
    const isOtherSpelling = url.endsWith('/');
    const isFolder = url.endsWith('*');
    if (url === serverPaths.graphql || isOtherSpelling || isFolder) return;
    routes.push({ pattern: patternOf(url), methods: [method].flat() });
  });
  return (path) => {
    const methods = routes.filter(({ pattern }) => pattern.test(path)).flatMap((route) => route.methods);
    return methods.length > 0 ? [...new Set([...methods, 'OPTIONS'])] : [];
  };
}

function patternOf(url: string): RegExp {
  return new RegExp(`^${url.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]*')}/?$`);
}
