import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

import { clientPages } from '../../../schema/contract/client-pages.js';
import { restPaths } from '../../../schema/contract/rest-paths.js';
import { serverPaths } from '../../../schema/contract/server-paths.js';
import type { Services } from '../../services/services.js';
import type { ReadContext } from '../read-context.js';
import { CachedResponse } from '../response-cache.js';
import { entityTag, namesTag } from '../rest/entity-tag.js';
import { readMethods } from './allowed-methods.js';
import {
  siteMapIndex,
  siteMapOfEntries,
  siteMapOfOverviews,
  siteMapOfPages,
  siteMapOfVocabulary,
} from './site-map.js';

interface CrawlerParts {
  readonly services: Pick<Services, 'entryAddresses' | 'vocabulary'>;
  readonly readContext: ReadContext;
  readonly programVersion: string;
  /** Public URL of the site. */
  readonly site: string;
}

interface FileParams {
  readonly file?: string;
  readonly kind?: string;
}
type FileRequest = FastifyRequest<{ Params: FileParams }>;
interface Answer {
  /** Not the address, of which there are endless spellings. */
  readonly name: string;
  readonly type?: string;
  /** Version of the data that the answer depends on, in addition to the program version. */
  readonly version: string;
  readonly body: () => string | Promise<string>;
}

type KeptFiles = LRUCache<string, { readonly version: string; readonly content: Promise<CachedResponse> }>;

const text = 'text/plain; charset=utf-8';
const xml = 'application/xml; charset=utf-8';
const always = 'always';
/** Number of files that are kept: one with 50,000 addresses takes 6 MB. */
const maxKeptFiles = 4;

/** Registers robots.txt and the site maps for search engines. */
export function registerCrawlers(app: FastifyInstance, parts: CrawlerParts): void {
  const { services, readContext, site } = parts;
  const { entryAddresses, vocabulary } = services;
  const kept: KeptFiles = new LRUCache({ max: maxKeptFiles });
  const serve = (path: string, answer: (request: FileRequest) => Answer | Promise<Answer>): void => {
    const url = path.replace(/\{(\w+)\}/g, ':$1');
    app.route<{ Params: FileParams }>({
      method: readMethods,
      url,
      handler: async (request, reply) => send(request, reply, await answer(request), parts, kept),
    });
  };
  const robots = { name: 'robots', type: text, version: always, body: () => robotsText(site) };
  serve(serverPaths.robots, () => robots);
  const pages = { name: 'pages', version: always, body: () => siteMapOfPages(site) };
  serve(serverPaths.sitemapOfPages, () => pages);
  serve(serverPaths.sitemap, async (request) => {
    const files = await entryAddresses.files(await readContext(request));
    return { name: 'index', version: files.dataVersion, body: () => siteMapIndex(site, files) };
  });
  serve(serverPaths.sitemapOfVocabulary, async (request) => {
    const terms = await vocabulary.addresses(await readContext(request));
    return { name: 'vocabulary', version: terms.dataVersion, body: () => siteMapOfVocabulary(site, terms) };
  });
  serve(serverPaths.sitemapOfEntries, async (request) => {
    const entries = await entryAddresses.file(await readContext(request), request.params.file ?? '');
    const name = `entries ${String(entries.file)}`;
    return { name, version: entries.dataVersion, body: () => siteMapOfEntries(site, entries) };
  });
  serve(serverPaths.sitemapOfOverviews, async (request) => {
    const overviews = await entryAddresses.overviews(await readContext(request), request.params.kind ?? '');
    const { kind: name, dataVersion: version } = overviews;
    return { name, version, body: () => siteMapOfOverviews(site, overviews) };
  });
}

/**
 * Sends the file. Skips generating it for a HEAD request, or sends a 304 if the client's cached copy is current. Makes
 * it once for each version of the data, however many ask for it.
 */
async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, type = xml, version, body }: Answer,
  { programVersion, site }: CrawlerParts,
  kept: KeptFiles,
): Promise<FastifyReply> {
  const { method: asked, headers, url } = request;
  const etag = entityTag(version, site + url, programVersion);
  reply.headers({ 'cache-control': 'no-cache', etag });
  if (namesTag(headers['if-none-match'], etag)) return reply.code(304).send();
  reply.type(type);
  if (asked === 'HEAD') return reply.send();
  let file = kept.get(name);
  if (file?.version !== version) {
    const content = Promise.resolve(body()).then((made) => new CachedResponse(made, {}));
    file = { version, content };
    kept.set(name, file);
    content.catch(() => kept.delete(name));
  }
  return reply.send(await (await file.content).bodyFor(request, reply));
}

/**
 * Excludes from crawling: pages for signed-in people, lists with several filters (an unlimited number), and API calls
 * except the documented ones. `/graphql` is allowed, since crawlers that render pages call it.
 */
function robotsText(site: string): string {
  const closed = Object.values(clientPages).filter(({ isOpen }) => !isOpen);
  return [
    'User-agent: *',
    ...closed.map(({ path }) => `Disallow: ${path.replace(/:\w+/g, '*')}`),
    'Disallow: /entries?*&',
    'Disallow: /*?search=',
    'Disallow: /api/',
    `Allow: ${serverPaths.docs}`,
    `Allow: ${serverPaths.openapi}`,
    `Allow: ${restPaths.exportEntries}?format=`,
    '',
    `Sitemap: ${site}${serverPaths.sitemap}`,
    '',
  ].join('\n');
}
