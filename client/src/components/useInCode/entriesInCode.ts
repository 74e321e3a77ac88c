import { formatVersionedAccession, type VersionedAccession } from '@contract/accession';
import type { SortKey, SortOrder } from '@contract/entry-filters';
import { restPaths } from '@contract/rest-paths';
import type { DocumentNode } from 'graphql';

import { criteriaVariables } from '../listCriteria';
import type { CodeView, RestCall } from './codeView';
import { type ListCriteria, restParameters } from './restParameters';

/** The parameters of a list of entries on a page. */
export interface ListedEntries extends ListCriteria {
  readonly sortBy: SortKey;
  readonly sortOrder: SortOrder;
  readonly page: number;
  readonly limit: number;
}

const types: Readonly<Record<string, string>> = {
  search: 'String',
  field: 'SearchField',
  filter: 'EntryFilter',
  sortBy: 'EntrySortKey',
  sortOrder: 'SortOrder',
  page: 'Int',
  limit: 'Int',
};

/** The code view of a list of entries: the shown page, and all its rows, with the columns shown. */
export function entriesInCode(page: string, list: ListedEntries, columns: readonly string[]): CodeView {
  const { sortBy, sortOrder } = list;
  return {
    title: 'Entries',
    page,
    rest: {
      path: restPaths.entries,
      parameters: {
        ...restParameters(list),
        sortBy,
        sortOrder,
        page: String(list.page),
        limit: String(list.limit),
      },
    },
    file: entriesFile(list, 'csv', columns),
    graphql: entriesCall(list, columns),
  };
}

/** The REST export of all entries of a list, in its order and with these columns; `null` for all columns. */
export function entriesFile(
  list: Omit<ListedEntries, 'page' | 'limit'>,
  format: string,
  columns: readonly string[] | null,
): RestCall {
  const { sortBy, sortOrder } = list;
  const parameters = {
    format,
    ...(columns && { columns: columns.join() }),
    sortBy,
    sortOrder,
    ...restParameters(list),
  };
  return { path: restPaths.exportEntries, parameters };
}

/** The code view of one entry; `document` queries it by its accession. */
export function entryInCode(page: string, accession: string, document: DocumentNode): CodeView {
  return {
    title: accession,
    page,
    rest: { path: restPaths.entry.replace('{id}', accession), parameters: {} },
    graphql: { query: document, variables: { accession } },
  };
}

/** The code view of one version of an entry; `document` queries it by its accession and number. */
export function versionInCode(page: string, cited: VersionedAccession, document: DocumentNode): CodeView {
  const { accession, version } = cited;
  const path = restPaths.entryVersion.replace('{accession}', accession).replace('{version}', String(version));
  return {
    title: formatVersionedAccession(cited),
    page,
    rest: { path, parameters: {} },
    graphql: { query: document, variables: { accession, version } },
  };
}

function entriesCall(list: ListedEntries, columns: readonly string[]): CodeView['graphql'] {
  const { sortBy, sortOrder, page, limit } = list;
  const variables = { ...criteriaVariables(list), sortBy, sortOrder, page, limit };
  const names = Object.keys(variables);
  const declared = names.map((name) => `  $${name}: ${types[name] ?? ''}\n`).join('');
  const given = names.map((name) => `    ${name}: $${name}\n`).join('');
  const fields = [...new Set(['accession', ...columns])].map((name) => `      ${name}\n`).join('');
  const query =
    `query Entries(\n${declared}) {\n  entries(\n${given}  ) {\n    items {\n${fields}    }\n    ` +
    `pagination {\n      total\n      pages\n    }\n  }\n}`;
  return { query, variables };
}
