/** Every limit and default that is visible to clients; units are in the names or comments. */
export const limits = {
  page: { min: 1, max: 1_000_000_000, default: 1 },
  listLimit: { min: 1, max: 1000, default: 10 },
  /** `GET /api/disease`: a page of more entries than `listLimit` is streamed, as an export is. */
  streamedListLimit: { min: 1, max: 10_000, default: 10 },
  /** Lists that are not paged: by disease, by UniProt, the special searches. */
  flatListLimit: { min: 1, max: 1000, default: 1000 },
  searchLimit: { min: 1, max: 1000, default: 20 },
  advancedSearchLimit: { min: 1, max: 1000, default: 50 },
  relatedLimit: { min: 1, max: 20, default: 5 },
  /** Maximum number of addresses in one file of the site map, as defined by sitemaps.org. */
  sitemapAddresses: 50_000,
  /** Number of entries in one request by ids or accessions. */
  entriesByIds: { min: 1, max: 50 },
  exportLimit: { min: 1, max: Number.MAX_SAFE_INTEGER },
  advancedSearchMinLength: 2,
  /** Number of terms on a page of the vocabulary. */
  vocabulary: { min: 1, max: 1000, default: 200 },
  /** Number of suggestions for one field. */
  suggestions: { min: 1, max: 20, default: 5 },
  /** Maximum length of a search text, in characters after trimming. */
  searchTermMaxLength: 500,
  /** Maximum length of a name in a lookup of entries, equal to that of a key field. */
  nameMaxLength: 2000,
  /** Maximum length of a name that is found in any spelling; a longer one is found as it is written. */
  nameKeyMaxLength: 200,
  filterValueMaxLength: 10_000,
  filterValuesMax: 100,
  /** Maximum number of wildcards in one value of a filter; a run of stars counts once. */
  filterStarsMax: 20,
  distinctValues: 10_000,
  statistics: { diseases: 20, autoantibodies: 10, autoantigens: 10 },
  plots: {
    /** Number of values of one field. */
    values: { min: 1, max: 200, default: 20 },
    /** Number of days or months, the newest ones. */
    periods: { min: 1, max: 1000, default: 120 },
    /** Number of rows, and of columns, of a heat map. */
    heatMap: { min: 1, max: 30, default: 15 },
    /** Growth is counted by day if all entries were created within this number of days, otherwise by month. */
    daysBeforeMonths: 62,
  },
  associations: {
    /**
     * Number of nodes of the association graph: the autoantibodies with most entries, each with its diseases and
     * autoantigens.
     */
    nodes: { min: 1, max: 2000, default: 300 },
    /** Maximum number of edges between these nodes, the strongest ones. */
    edges: 5000,
  },
  overview: {
    /** Number of rows. */
    rows: { min: 1, max: 1000, default: 200 },
    /** Maximum number of entries that an overview is made of, the oldest ones. */
    entries: 5000,
    /** Maximum number of texts of one kind in a row: accessions, autoantigens, epitopes, isotypes and so on. */
    texts: 20,
    /** Maximum number of references, and of other names. */
    references: 200,
    names: 40,
  },
  diagnostics: {
    /** Number of tests in one calculation. */
    tests: { min: 2, max: 5 },
    /** Number of people behind a sensitivity or a specificity. */
    people: { min: 1, max: 1_000_000_000 },
    /** Beside its counts, a share may differ from k/n by this much: it may be rounded to whole percent. */
    rounding: 0.005,
    /** Number of findings of one differential. */
    findings: { min: 1, max: 20 },
    /** Maximum numbers of diseases, of entries listed with each finding, and of tests to do next. */
    differential: { diseases: 100, entries: 20, next: 10 },
  },
  additional: { keys: 50, keyLength: 64, valueLength: 10_000 },
  historyLimit: { min: 1, max: 1000, default: 1000 },
  /** Number of meanings of a name. */
  meanings: { min: 1, max: 1000, default: 200 },
  /** Number of measures of an entry, and of reviews of a measure. */
  measures: { min: 1, max: 1000, default: 200 },
  /** Maximum number of likely duplicates of an entry that is being written. */
  duplicates: 5,
  /** Maximum length of the reason of a change, in characters. */
  reasonLength: 500,
  measureWordsLength: 500,
  /** Maximum number of concurrent exports on one server, per client address and in total. */
  exports: { address: 4, all: 10 },
  imports: {
    /** Maximum number of entries in one call of the JSON import, and maximum size of its body. */
    entries: 10_000,
    bodyBytes: 104_857_600,
    /** Maximum number of values in such a body: 200 per entry. More values need many times their length in memory. */
    bodyValues: 2_000_000,
    xlsxBytes: 20_971_520,
    /** Maximum number of concurrent uploads on one server, per person and in total. */
    uploads: { person: 3, all: 5 },
    /** Minimum speed of an upload: bytes in each interval. */
    uploadSpeed: { bytes: 65_536, ms: 30_000 },
    /** Maximum number of errors and warnings in a response; the report has all. */
    problemsListed: { min: 1, max: 1000, default: 100 },
    /** Time that a call waits for its import; after that it responds that the import is still running. */
    waitMs: 60_000,
    /** Time for which a preview can be viewed and run. */
    previewHours: 24,
    /** Number of preview rows in one response. */
    rows: { min: 1, max: 200, default: 50 },
    /**
     * A preview shows of a row of more bytes only the first characters, and of more bytes of changes the first
     * characters of each text; of any row, so many errors and warnings each.
     */
    longRow: { bytes: 65_536, shown: 16_384, changed: 400, problems: 100 },
    /** Maximum number of characters in all corrections of a row. */
    correctionsLength: 65_536,
    /** Number of different names of each field, in the order of the file, that are compared with known names. */
    namesCompared: 500,
    /** Maximum number of meanings offered for a name, of rows named in a call, and of rows that one call changes. */
    offers: { meanings: 4, rows: 1000, changed: 100_000 },
    /** Maximum number of columns of an imported file. */
    columns: 500,
    /** Maximum number of characters in the samples of all columns of an imported file. */
    samplesLength: 150_000,
    /** A list of imports leaves out the columns of a file that take more bytes, as JSON. */
    listedColumnsBytes: 32_768,
    /** Maximum number of characters in all headers of a table: answers repeat them. */
    headersLength: 262_144,
    /** Maximum number of rows of an imported file; there are no more accession numbers. */
    tableRows: 10_000_000,
    /** Higher accession numbers are not taken from a file, so that numbers remain for future entries. */
    entryNumberMax: 9_000_000,
  },
  submissions: {
    /** New submissions per hour, from one address and from one signed-in user. */
    perHour: { address: 20, user: 200 },
    noteLength: 2000,
    submitterName: 200,
    closestEntries: { min: 1, max: 10, default: 3 },
  },
  idempotency: { keyLength: 255, hours: 24 },
  /** Number of requests to both APIs within a window, on one server: of an address, and of a signed-in user. */
  requests: { windowSeconds: 10, visitor: 2000, user: 10_000 },
  jsonBodyBytes: 1_048_576,
  /** Maximum number of names in one object of a JSON body: 90,000 names take a second to read. */
  jsonObjectNames: 1000,
  /** Maximum number of lists and objects within each other in a JSON body: 400,000 take half a second to read. */
  jsonDepth: 1000,
  /** Maximum length of an address, and of address and headers together; a filter of 10,000 letters fits. */
  addressLength: 32_768,
  headerBytes: 65_536,
  /** Responses over this size are compressed if the client accepts it. */
  compressionThresholdBytes: 1024,
  user: { name: 200, username: 100, email: 254, contactNumber: 50 },
  password: {
    /** In characters, as people count them. */
    min: 12,
    max: 128,
    /** Longer passwords are refused before any computation. */
    maxBytes: 1024,
  },
  /** Validity of an e-mailed link to set a password: of a requested reset, and of an invitation. */
  passwordLinkMs: { reset: 3_600_000, invitation: 7 * 86_400_000 },
  /** Maximum time that the client waits for the stored session when it starts. */
  restoreSessionMs: 5000,
  graphql: {
    depth: 12,
    introspectionDepth: 20,
    /** Maximum nesting of selections, lists and objects, inline fragments included. */
    nesting: 200,
    /** Maximum length of a chain of fragments that spread each other. */
    fragmentChain: 100,
    /** Maximum number of fragment spreads below one parent, those within fragments included. */
    fragmentsBelowOneParent: 100,
    /** Maximum number of names, values and fragments of a document after all fragments are expanded. */
    writtenOut: 10_000,
    cost: 10_000,
    /** Estimated number of objects of introspection, almost four times what the standard query takes. */
    introspectionCost: 200_000,
    aliasesOfOneField: 15,
    repeatedDirectives: 10,
    /** Maximum number of sign-in attempts in one document. */
    signIns: 5,
    tokens: 10_000,
    /** Maximum number of reported errors of a document; validation stops at the next. */
    validationErrors: 10,
    /** Maximum number of concurrent database operations of one document; the others wait in a queue. */
    databaseWork: 2,
  },
} as const;

/** Bounds of a whole number that a client may send. */
export interface WholeNumberBounds {
  readonly min: number;
  readonly max: number;
}
