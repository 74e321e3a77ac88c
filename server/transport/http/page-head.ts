import { parseVersionedAccession, type VersionedAccession } from '../../../schema/contract/accession.js';
import { canonicalPath } from '../../../schema/contract/canonical-path.js';
import { clientPageAt, clientPages } from '../../../schema/contract/client-pages.js';
import { describeEntry, entryTitle } from '../../../schema/contract/entry-title.js';
import { messages } from '../../../schema/contract/messages.js';
import { AppError } from '../../errors.js';
import { type OverviewKind, overviewKinds } from '../../nouns/overview.js';
import type { RequestContext } from '../../services/request-context.js';
import type { Services } from '../../services/services.js';
import { datasetDescription, entryStructuredData, overviewStructuredData } from './structured-data.js';

/** Metadata of a page in its HTML head. */
export interface PageHead {
  readonly status: 200 | 400 | 404 | 410;
  readonly title: string;
  readonly description: string;
  /** Canonical path for search engines; `null` if they must not index the page. */
  readonly path: string | null;
  /** Structured data of the page in the schema.org vocabulary. */
  readonly data?: object;
}

/** The services that provide the metadata of pages. */
export type HeadServices = Pick<
  Services,
  'entryDetail' | 'entryHistory' | 'entryList' | 'overviews' | 'vocabulary'
>;

/** Returns the metadata of the page at a URL, for entries from the database. Throws if the database is unreachable. */
export async function pageHead(
  services: HeadServices,
  ctx: RequestContext,
  site: string,
  { path, query }: { readonly path: string; readonly query: string },
): Promise<PageHead> {
  const head = knownHead(path, query);
  const page = clientPageAt(path);
  if (page?.name === 'home') return { ...head, data: await ofEverything(services, ctx, site) };
  const { overviews, vocabulary } = services;
  const sent = decodeURIComponent(page?.id ?? '');
  const kind = overviewKinds.find((known) => known === page?.name);
  if (kind !== undefined) {
    const subject = () => overviews.subject(ctx, { kind, name: sent });
    return ofName(head, kind, messages.overviewNotFound, subject, (found, path) =>
      overviewStructuredData({ kind, ...found }, { site, path }),
    );
  }
  if (page?.name === 'vocabularyTerm') {
    return ofName(head, page.name, messages.termNotFound, () => vocabulary.find(ctx, sent));
  }
  if (page?.name !== 'entry') return head;
  const cited = parseVersionedAccession(page.id);
  return cited === null ? ofEntry(services, ctx, head, site, page.id) : ofVersion(services, ctx, head, cited);
}

/** The metadata of a page at an address that cannot be decoded. */
export const malformedHead: PageHead = {
  status: 400,
  title: 'Malformed address',
  description: messages.malformedAddress,
  path: null,
};

/** Returns the metadata of a page without using the database. */
export function knownHead(path: string, query: string): PageHead {
  const page = clientPageAt(path);
  if (page === null) {
    return { status: 404, title: 'Page not found', description: clientPages.home.description, path: null };
  }
  const { title, description } = clientPages[page.name];
  return { status: 200, title, description, path: canonicalPath(path, query) };
}

async function ofEverything({ entryList }: HeadServices, ctx: RequestContext, site: string): Promise<object> {
  const latest = { sortBy: 'updatedAt', sortOrder: 'desc', limit: 1 };
  const { entries, pagination } = await entryList.list(ctx, latest);
  const modifiedAt = entries[0]?.updatedAt.toISOString();
  return datasetDescription({ site, entries: pagination.total, modifiedAt });
}

async function ofEntry(
  { entryDetail, entryHistory }: HeadServices,
  ctx: RequestContext,
  head: PageHead,
  site: string,
  id: string,
): Promise<PageHead> {
  try {
    const entry = await entryDetail.find(ctx, { id });
    if (entry !== null) {
      const path = `${clientPages.entries.path}/${entry.accession}`;
      const data = entryStructuredData(entry, site);
      return { ...head, title: entryTitle(entry), description: describeEntry(entry), path, data };
    }
    const tombstone = await entryHistory.tombstone(ctx, id);
    if (tombstone === null) return missing(head);
    return { ...missing(head), status: 410, title: `Entry ${tombstone.accession} was deleted` };
  } catch (error) {
    if (isUnknown(error)) return missing(head);
    throw error;
  }
}

/** The metadata of the page of a name, at its one address. */
async function ofName<T extends { readonly name: string; readonly slug: string }>(
  head: PageHead,
  page: OverviewKind | 'vocabularyTerm',
  notFound: string,
  find: () => Promise<T>,
  dataOf?: (found: T, path: string) => object,
): Promise<PageHead> {
  try {
    const found = await find();
    const { title, description, path: pattern } = clientPages[page];
    const path = pattern.replace(/:\w+/, encodeURIComponent(found.slug));
    return {
      ...head,
      title: found.name,
      description: `${title}: ${found.name}. ${description}`,
      path,
      ...(dataOf && { data: dataOf(found, path) }),
    };
  } catch (error) {
    if (isUnknown(error)) return missing(head, notFound);
    throw error;
  }
}

/** Search engines must not index versions: their content is outdated, or is that of the page of the entry. */
async function ofVersion(
  { entryHistory }: HeadServices,
  ctx: RequestContext,
  head: PageHead,
  { accession, version }: VersionedAccession,
): Promise<PageHead> {
  const title = `Version ${String(version)} of ${accession}`;
  try {
    const found = await entryHistory.version(ctx, accession, version);
    return { ...head, title: `${title}: ${entryTitle(found)}`, description: describeEntry(found) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'NOT_FOUND') return { ...head, status: 404, title: messages.versionNotFound };
    if (error.code === 'GONE') return { ...head, status: 410, title: `${title} was withdrawn` };
    throw error;
  }
}

/** Whether an error says that nothing is known; a malformed id, accession or name is unknown, too. */
function isUnknown(error: unknown): boolean {
  return error instanceof AppError && ['NOT_FOUND', 'BAD_USER_INPUT'].includes(error.code);
}

function missing(head: PageHead, title = 'Entry not found'): PageHead {
  return { ...head, status: 404, title, path: null };
}
