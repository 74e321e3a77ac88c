import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const pages = ['index.html', 'graphiql/index.html'].map(here).filter((page) => existsSync(page));
const server = process.env.API_URL ?? 'http://127.0.0.1:4000';

/** Preloads the Latin fonts before the code, so that they are available for the first paint of text; see fonts.css. */
const preloadFonts: Plugin = {
  name: 'preload-fonts',
  transformIndexHtml: (_, { path, bundle }) =>
    Object.keys(path === '/index.html' ? (bundle ?? {}) : {})
      .filter((file) => /-latin-\w+-normal-.*\.woff2$/.test(file))
      .map((file) => ({
        tag: 'link',
        attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
        injectTo: 'head-prepend',
      })),
};

/** The code that every page starts with; GraphiQL has its own. */
const packages =
  '@apollo|@mantine|@tabler|@wry|clsx|optimism|react(-dom|-hot-toast|-router|-router-dom)?|rxjs|scheduler|tslib';
// GraphiQL loads this file, too, so it must not hold what starts the application.
const startCode = new RegExp(
  `client[\\\\/]src(?!.app.main)|schema[\\\\/]contract|node_modules[\\\\/](${packages})[\\\\/]`,
);

/** What opens over a page, or below an input: loaded on demand, see components/overlays. */
const overlays =
  'floating-ui|react-(remove-scroll|style-singleton)|node_modules/use-(callback-ref|sidecar)|tabbable|scope-tab|' +
  'utils/Floating/|use-(click-outside|focus-return|focus-trap|long-press)/|create-scoped|components/' +
  '(Autocomplete|Combobox|Drawer|Menu|Modal|ModalBase|Overlay|Popover|Portal|ScrollArea|Select|Tooltip)/' +
  '(?!ComboboxChevron|Combobox.module|get-options|get-parsed|utils/to-int)|components/FocusTrap/';
const ours = 'client/src/(?!generated)|schema/contract|@mantine/(core|hooks)|@tabler|@apollo';
const small =
  'components/(Checkbox/CheckIcon|Combobox/(ComboboxChevron|get-options|get-parsed)|ScrollArea/utils/to-int)';

const parts = 'list/pagi|useIsP|focusMain|useRestoredF|useStaysO|overlays/(overlays|Dialog|Dropdown)\\.';
const base =
  'Back(Link|ToList)|CodeExample|listCriteria|TitledSection|IconCopy|copyText|Day|Moment|notify|ErrorState|' +
  '(Page)?Skeleton';
const actions = 'Confirm|ButtonWith|Lead|Leave|FormF|Reason|StatusB|formProb|failureDet';
const links = 'ident|facts|EmptyF|Ext|Access|entryL|downloadF|useDown';

const initial: ['$initial'] = ['$initial'];

/**
 * The files of code that pages share. What a file needs is in it or in one named before it. Left alone, the bundler
 * writes a file for every set of pages that share a module: 80 for the list.
 */
const groups = [
  { name: 'start', tags: initial, test: startCode },
  // The start page needs these, and many pages do not.
  { name: 'restPaths', test: /rest-paths/ },
  // What the start page shares with others, which has no use for the rest.
  {
    name: 'base',
    test: new RegExp(`/(${base})\\.`),
    minShareCount: 2,
  },
  { name: 'base', test: /./, minShareCount: 30 },
  {
    name: 'parts',
    test: new RegExp(`^(?!.*(${overlays})).*(@mantine/(hooks|core/esm/(core|utils|${small}))|${parts})`),
    minShareCount: 2,
  },
  {
    name: 'lists',
    test: /components\/(list\/(?!ListPage)|Pager|Pagination|NativeSelect|SortableHead)|useAddressView/,
    minShareCount: 2,
  },
  {
    name: 'actions',
    test: new RegExp(`components/(${actions})|fieldCh|evictEn(?!tryF)|moveToF`),
    minShareCount: 2,
  },
  {
    name: 'common',
    test: new RegExp(`^(?!.*(${overlays}|differences|saveFile|notifyDo)).*(${ours})`),
    minShareCount: 8,
  },
  { name: 'icons', test: /@tabler/, minShareCount: 2 },
  {
    name: 'floating',
    test: /^(?!.*headlessui).*(floating-ui|core\/esm\/components\/(Combobox|Popover|Portal|ScrollArea)\/)/,
  },
  { name: 'forms', test: /@mantine\/form/ },
  {
    name: 'inputs',
    test: /ValueSelect|CountedOption|searchableOptions|components\/overlays/,
    minShareCount: 2,
  },
  {
    name: 'links',
    test: new RegExp(`components/(${links})|HistorySk|Revisions.m`),
    minShareCount: 2,
  },
  {
    name: 'views',
    test: /components\/(useInCode|CopyLink|ShowAs|FilterChips|downloadF|saveFile|notifyDo)|export-formats/,
    minShareCount: 2,
  },
  {
    name: 'citing',
    test: /dataset|StructuredData|siteAddress|CiteButton|PrintButton|associations|rules\/markup/,
    minShareCount: 2,
  },
  {
    name: 'entryData',
    test: /generated\/entries|entries\/(list\/(entry|entries)[CLS]|detail\/EntryM)|entry-ti|SectionI/,
    minShareCount: 2,
  },
  {
    name: 'formValues',
    test: /components\/names|entryFormValues|identifierChecks|mergeEntries|useSides|differences\.ts/,
    minShareCount: 2,
  },
  {
    name: 'submissionViews',
    test: /submissions\/(review\/)?submission(?!Cache)|Submission(St|Ti)/,
    minShareCount: 2,
  },
  { name: 'submissions', test: /generated\/submissions|submissionCache/, minShareCount: 2 },
  { name: 'imports', test: /features\/imports|FileButton/, minShareCount: 2 },
  { name: 'account', test: /AccountMenu|PendingCount|submissionCounts/ },
  {
    name: 'changes',
    test: /differences\/|components\/history\/(?!HistorySk|Revisions.mod)/,
    minShareCount: 2,
  },
  { name: 'entryForm', test: /components\/entryForm|generated\/editing/, minShareCount: 2 },
  { name: 'comparing', test: /components\/comparing/, minShareCount: 2 },
  {
    name: 'entryParts',
    test: /components\/facts|entries\/(list|detail)/,
    minShareCount: 2,
  },
  { name: 'entriesCache', test: /entriesCache/ },
  { name: 'editing', test: /entries\/editing/, minShareCount: 2 },
  {
    name: 'history',
    test: /generated\/history|entries\/history\/(EntryHistoryS|useCompare)/,
    minShareCount: 2,
  },
].map((group, position, all) => ({ ...group, priority: all.length - position }));

export default defineConfig({
  root: here('.'),
  plugins: [react(), preloadFonts],
  resolve: {
    alias: [
      { find: '@contract', replacement: here('../schema/contract') },
      { find: '@layout', replacement: here('../schema/layout') },
      // Without a condition of its own, the package would be bundled with the checks of development.
      { find: /^react-router$/, replacement: here('../node_modules/react-router/dist/production/index.mjs') },
      {
        find: /^react-router\/dom$/,
        replacement: here('../node_modules/react-router/dist/production/dom-export.mjs'),
      },
    ],
    // Resolves RxJS to its modern build, without transpiled code for browsers that lack classes.
    conditions: ['es2015', ...defaultClientConditions],
  },
  build: {
    outDir: here('../dist/client'),
    emptyOutDir: true,
    // The size of GraphiQL's editor; a browser test limits the size of the application itself.
    chunkSizeWarningLimit: 4000,
    // Source maps are written for crash analysis, but the scripts do not refer to them.
    sourcemap: 'hidden',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: pages,
      output: {
        codeSplitting: { groups },
        // The start script lists all files, and hashes are what cannot be compressed.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
      // "use no memo" is a directive for a compiler that is not used here; warnings about it would hide real ones.
      onLog: (level, log, handle) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
      },
    },
  },
  // Not GraphiQL, whose workers cannot be bundled as dependencies; the server has its built page.
  optimizeDeps: { entries: 'index.html' },
  server: { proxy: { '/api': server, '/graphql': server, '/healthz': server } },
});
