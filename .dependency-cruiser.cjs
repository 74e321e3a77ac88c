/**
 * The law of imports (docs/architecture.md), checked by `npm test`. Each folder names what of this repository it
 * may import (packages are ruled separately below); whatever is not named is refused. Tests may import anything
 * of their own side.
 */
const tests = '\\.test\\.tsx?$|^server/test/|^client/src/test/|^client/e2e/';
const own = '^(schema|migrations|server|client)/';

/** `folder` may import, of this repository, only what matches one of `allowed`. */
const only = (name, folder, allowed) => ({
  name: `${name}-imports-only-what-it-may`,
  severity: 'error',
  comment: `${name} may import only: ${allowed.join(', ')}`,
  from: { path: folder, pathNot: tests },
  to: { path: own, pathNot: allowed },
});

/** `folder` may never import these packages. */
const never = (name, folder, packages) => ({
  name: `${name}-without-${packages[0]}`,
  severity: 'error',
  from: { path: folder, pathNot: tests },
  to: { path: `node_modules/(${packages.join('|')})/` },
});

const contract = '^schema/contract/';
/** The layout of networks, which the server and the client compute. */
const layout = '^schema/layout/';
/** What stands below all layers of the server. */
const errors =
  '^server/(errors|secret|cooperative|fair-limit|holder-counts|request-scope|project-root|make-folder|markup|' +
  'secret-file|file-stats)\\.ts$';
/** The types of both APIs, each defined once, for all layers. */
const nouns = '^server/nouns/';
/** The rule that reads the numbers of a text, for writers of entries and for answers. */
const measures = '^server/measures/';
const search = '^server/search/';
/** The search document and the criteria of entries, which writers, filters and search share. */
const searchShared = '^server/search/(index/|entry-criteria\\.ts$)';
/** Contract modules that the client does not import, and why they are contract all the same. */
const serverOnly = [
  // Part of the catalogue of messages; the client shows them as they are sent.
  '^schema/contract/messages(-import-files|-imports|-submissions)?\\.ts$',
];
/** The folders of services, in order: each may import those before it, so that none imports another in a circle. */
const serviceFolders = [
  ...[
    'workers',
    'reads',
    'spreadsheets',
    'idempotency',
    'entries',
    'vocabulary',
    'attempts',
    'passwords',
    'mail',
    'users',
    'auth',
  ],
  ...[
    'search',
    'statistics',
    'diagnostics',
    'overviews',
    'exports',
    'imports/reading',
    'imports',
    'submissions',
    'seed',
    'upgrades',
  ],
  'backups',
  'system',
];
const serviceFolder = (folder) => `^server/services/${folder}/`;
/** What all of those folders share. */
const servicesGround =
  '^server/services/(authorize|canonical-json|link-tokens|pagination|polling-job|read-input|request-context' +
  '|versioned-cache)\\.ts$';
const clientShared = '^client/src/(components|hooks|session|apollo)/|^client/src/(paths|addresses)\\.ts$';
const apiPackages = ['fastify', '@fastify', '@apollo', 'graphql', 'type-graphql', 'express'];

module.exports = {
  forbidden: [
    only('contract', contract, [contract]),
    {
      name: 'contract-is-pure',
      severity: 'error',
      comment: 'The contract runs in the browser and on the server: no Node, no React, no ORM, no GraphQL.',
      from: { path: contract, pathNot: tests },
      to: {
        dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-peer', 'npm-optional', 'npm-no-pkg', 'npm-unknown'],
      },
    },
    {
      name: 'migrations-import-nothing',
      severity: 'error',
      comment: 'A released migration never changes: it is SQL alone. What needs our rules is a data step.',
      from: { path: '^migrations/' },
      to: {},
    },
    {
      name: 'contract-is-shared',
      severity: 'error',
      comment:
        'What only the server uses is no contract. An exception stands in `serverOnly` with its reason.',
      from: { path: '^client/(src|graphiql)/', pathNot: tests },
      to: { path: contract, pathNot: [tests, ...serverOnly], reachable: false },
    },
    only('layout', layout, [layout]),
    {
      name: 'layout-runs-everywhere',
      severity: 'error',
      comment: 'It runs in the browser and on the server: no Node, and no packages but the layout engine.',
      from: { path: layout, pathNot: tests },
      to: {
        pathNot: [layout, 'node_modules/(cose-base|cytoscape|cytoscape-fcose|@types/cytoscape-fcose)/'],
      },
    },
    only('search', search, [contract, errors, search]),
    {
      name: 'search-reads-without-a-database',
      severity: 'error',
      comment:
        'parse, index and explain are pure; rank and the entry module ask sql, which alone knows tables.',
      from: { path: '^server/search/(parse|index|explain)/', pathNot: tests },
      to: { path: '^server/search/(sql/|search\\.ts$)' },
    },
    only('nouns', nouns, [contract, measures, nouns]),
    only('measures', measures, [contract, measures]),
    only('persistence', '^server/persistence/', [
      contract,
      layout,
      errors,
      nouns,
      measures,
      searchShared,
      '^server/search/sql/',
      '^server/persistence/',
    ]),
    only('services', '^server/services/', [
      contract,
      layout,
      errors,
      nouns,
      measures,
      search,
      '^server/persistence/',
      '^server/services/',
    ]),
    {
      name: 'services-ask-the-entry-module-of-search',
      severity: 'error',
      comment:
        'Types may come from within; the repository of words is wired where writers of entries are made.',
      from: { path: '^server/services/', pathNot: tests },
      to: {
        path: search,
        pathNot: [
          '^server/search/search\\.ts$',
          searchShared,
          '^server/search/sql/search-words\\.repository\\.ts$',
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
    ...serviceFolders.map((folder, place) => ({
      name: `services-${folder}-import-only-folders-before-it`,
      severity: 'error',
      comment: 'What two folders of services need stands beside them, or in one of its own before both.',
      from: { path: serviceFolder(folder), pathNot: tests },
      to: {
        path: '^server/services/[^/]+/',
        pathNot: serviceFolders.slice(0, place + 1).map(serviceFolder),
      },
    })),
    {
      name: 'what-services-share-knows-no-folder-of-them',
      severity: 'error',
      from: { path: servicesGround },
      to: { path: '^server/services/[^/]+/' },
    },
    only('transport', '^server/transport/', [
      contract,
      errors,
      nouns,
      measures,
      '^server/services/',
      '^server/transport/',
    ]),
    {
      name: 'apis-do-not-know-each-other',
      severity: 'error',
      from: { path: '^server/transport/(graphql|rest)/', pathNot: tests },
      to: { path: '^server/transport/(graphql|rest)/', pathNot: '^server/transport/$1/' },
    },
    only('errors', errors, [contract, errors]),
    only('admin', '^server/admin/', [contract, errors, nouns, '^server/services/', '^server/admin/']),
    never('nouns', nouns, [...apiPackages, 'typeorm', 'pg']),
    never('persistence', '^server/persistence/', apiPackages),
    never('services', '^server/services/', apiPackages),
    never('transport', '^server/transport/', ['typeorm', 'pg']),
    {
      name: 'only-main-and-app-wire',
      severity: 'error',
      comment:
        'Nothing but these, the benchmarks and the tests may import main, serve, app, config or use-cases.',
      from: { path: '^server/', pathNot: [tests, '^server/[^/]+\\.ts$', '^server/(bench|admin)/'] },
      to: { path: '^server/(main|serve|app|admin|config|use-cases)\\.ts$' },
    },
    {
      name: 'no-alias-outside-the-client',
      severity: 'error',
      comment: '@contract is an alias of the client; Node knows nothing of it when the server runs.',
      from: { path: '^(schema|migrations|server)/' },
      to: { dependencyTypes: ['aliased'] },
    },
    only('server', '^server/', [contract, layout, '^server/']),
    only('client', '^client/', [contract, layout, '^client/']),
    {
      name: 'features-import-only-what-they-may',
      severity: 'error',
      comment: 'A feature knows itself, the contract, generated, components, hooks, session and addresses.',
      from: { path: '^client/src/features/([^/]+)/', pathNot: tests },
      to: {
        path: own,
        pathNot: [
          contract,
          layout,
          '^client/src/features/$1/',
          '^client/src/(generated|components|hooks|session)/',
          '^client/src/(paths|addresses)\\.ts$',
        ],
      },
    },
    only('shared-client-code', clientShared, [contract, clientShared]),
    only('generated', '^client/src/generated/', ['^client/src/generated/']),
    {
      name: 'no-cycles',
      severity: 'error',
      comment:
        'No module knows itself through others, not by its types either. Prefetching code is no dependency.',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'tests-are-imported-by-tests-only',
      severity: 'error',
      from: { path: own, pathNot: [tests, '^server/bench/'] },
      to: { path: tests },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|\\.data)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.css', '.json'],
    },
  },
};
