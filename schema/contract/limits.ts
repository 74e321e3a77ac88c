/** Every limit and default a client can meet; units are in the names or beside them. */
export const limits = {
  page: { min: 1, max: 1_000_000_000, default: 1 },
  listLimit: { min: 1, max: 1000, default: 10 },
  /** Lists that are not paged: by disease, by UniProt, the special searches. */
  flatListLimit: { min: 1, max: 1000, default: 1000 },
  searchLimit: { min: 1, max: 1000, default: 20 },
  advancedSearchLimit: { min: 1, max: 1000, default: 50 },
  relatedLimit: { min: 1, max: 20, default: 5 },
  /** Addresses in one file of the site map, as sitemaps.org bounds it. */
  sitemapAddresses: 50_000,
  /** Entries asked for at once by their ids or accessions. */
  entriesByIds: { min: 1, max: 50 },
  exportLimit: { min: 1, max: Number.MAX_SAFE_INTEGER },
  advancedSearchMinLength: 2,
  /** Suggestions of one field. */
  suggestions: { min: 1, max: 20, default: 5 },
  /** Longest search text, in characters after trimming. */
  searchTermMaxLength: 500,
  /** A name that entries are looked up by: as long as a key field may be. */
  nameMaxLength: 2000,
  filterValueMaxLength: 10_000,
  filterValuesMax: 100,
  distinctValues: 10_000,
  statistics: { diseases: 20, autoantibodies: 10, autoantigens: 10 },
  plots: {
    /** Values of one field. */
    values: { min: 1, max: 200, default: 20 },
    /** Days or months, the newest ones. */
    periods: { min: 1, max: 1000, default: 120 },
    /** Rows, and columns, of a heat map. */
    heatMap: { min: 1, max: 30, default: 15 },
    /** Growth is counted by the day as long as everything was made within so many days. */
    daysBeforeMonths: 62,
  },
  associations: {
    /** Nodes of the association graph: the autoantibodies with most entries, each with its diseases and autoantigens. */
    nodes: { min: 1, max: 2000, default: 300 },
    /** Edges among them, the strongest ones. */
    edges: 5000,
  },
  additional: { keys: 50, keyLength: 64, valueLength: 10_000 },
  historyLimit: { min: 1, max: 1000, default: 1000 },
  /** Entries that are much like one being written. */
  duplicates: 5,
  /** Why an entry was changed, in characters. */
  reasonLength: 500,
  /** Exports that run at once at one server. */
  exports: { address: 4, all: 10 },
  imports: {
    /** Entries in one call of the JSON import, and the longest body it takes. */
    entries: 10_000,
    bodyBytes: 104_857_600,
    /** Values in such a body: 200 for each entry. More take many times their length in memory. */
    bodyValues: 2_000_000,
    xlsxBytes: 20_971_520,
    /** Files that arrive at once at one server, and what must come of each within a time of waiting for it. */
    arriving: { person: 3, all: 5 },
    uploadPace: { bytes: 65_536, ms: 30_000 },
    /** Bad cells and remarks that an answer lists; the report holds all. */
    problemsListed: 1000,
    /** A call waits so long for its import to be done, and answers that it runs on after that. */
    waitMs: 60_000,
    /** How long a preview can still be looked at and run. */
    previewHours: 24,
    /** Rows of a preview in one answer. */
    rows: { min: 1, max: 200, default: 50 },
    /** Columns a file may have, and letters one cell of a spreadsheet may hold on export. */
    columns: 500,
    /** Accessions above this are not taken from a file: those after it are for entries to come. */
    entryNumberMax: 9_000_000,
  },
  submissions: {
    /** New ones an hour: of one address, and of one person who is signed in. */
    perHour: { address: 20, user: 200 },
    noteLength: 2000,
    submitterName: 200,
    closestEntries: { min: 1, max: 10, default: 3 },
  },
  idempotency: { keyLength: 255, hours: 24 },
  jsonBodyBytes: 1_048_576,
  /** Longest address, and longest address and headers together; a filter of 10,000 letters fits. */
  addressLength: 32_768,
  headerBytes: 65_536,
  /** Answers over this many bytes are compressed when the client asks for it. */
  compressionThresholdBytes: 1024,
  user: { name: 200, username: 100, email: 254, contactNumber: 50 },
  password: {
    /** In characters, as a person counts them. */
    min: 12,
    max: 128,
    /** Longer ones are refused before anything is computed. */
    maxBytes: 1024,
  },
  /** How long a mailed link to set a password works: one that was asked for, and an invitation. */
  passwordLinkMs: { reset: 3_600_000, invitation: 7 * 86_400_000 },
  /** How long the client waits for the stored session when it starts. */
  restoreSessionMs: 5000,
  graphql: {
    depth: 12,
    introspectionDepth: 20,
    /** How many selections, lists and objects may stand within one another, inline fragments included. */
    nesting: 200,
    /** How many fragments may lead from one to the next. */
    fragmentChain: 100,
    /** How many fragments may be spread below one parent, those within fragments included. */
    fragmentsBelowOneParent: 100,
    /** How many names, values and fragments a document may hold once its fragments are written out. */
    writtenOut: 10_000,
    cost: 10_000,
    aliasesOfOneField: 15,
    repeatedDirectives: 10,
    /** Attempts to sign in within one document. */
    signIns: 5,
    tokens: 10_000,
    /** Faults of a document that are reported; validation stops at the next. */
    validationErrors: 10,
    /** Pieces of work that one document has in the database at a time; the others wait in a queue. */
    databaseWork: 2,
  },
} as const;

/** Bounds of a whole number that a client may send. */
export interface WholeNumberBounds {
  readonly min: number;
  readonly max: number;
}
