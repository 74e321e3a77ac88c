import type { FilterName, SearchField, SortKey, SortOrder } from '@contract/entry-filters';
import type { Role } from '@contract/roles';
import type { SubmissionStatusDetail } from '@contract/submission-status';
import type { UserSortKey } from '@contract/users';

/** What an overview is about, as the API names it. */
export type OverviewKind = 'disease' | 'autoantibody' | 'autoantigen' | 'pattern';

/** Query parameters of an overview; omitted ones have their defaults. */
export interface OverviewAddress {
  /** The column that the rows are sorted by. */
  readonly sort?: string;
  readonly order?: SortOrder;
  /** The only role whose rows are shown. */
  readonly role?: string;
  /** A text that the rows contain. */
  readonly find?: string;
}

/** Query parameters of the calculator: shares as decimal numbers, or counts such as `45/50`. */
export interface CalculatorAddress {
  readonly sensitivity?: string;
  readonly specificity?: string;
  readonly prevalence?: string;
  /** The result of the test, if further tests follow. */
  readonly result?: string;
  /** Further tests, each as name, autoantigen, sensitivity, specificity and result, joined by `~`. */
  readonly test?: readonly string[];
  /** The accession of the entry whose numbers are offered. */
  readonly entry?: string;
}

/** Query parameters of the vocabulary: `class` is the slug of a class, `icap` the code of a pattern. */
export interface VocabularyAddress {
  readonly page?: number;
  readonly search?: string;
  readonly class?: string;
  readonly icap?: string;
}

/** Query parameters of the statistics: the filters of the counted entries. */
export type StatisticsAddress = Partial<Record<FilterName, string>> & {
  readonly search?: string;
  readonly field?: SearchField;
};

/** Query parameters of the columns and of the network; omitted ones have their defaults. */
export type ExploreAddress = StatisticsAddress & {
  /** Columns or network. @default columns in an address without parameters, else the network */
  readonly tab?: string;
  /** Whether it is shown as a drawing or as a table. */
  readonly view?: string;
  /** The kind of the rows of the table. */
  readonly rows?: string;
  /** The visible kinds, joined by commas. */
  readonly kinds?: string;
  /** The minimum number of entries of a visible association. */
  readonly least?: number;
  /** The maximum number of nodes. */
  readonly limit?: number;
  /** The name in focus, as `kind:label`. */
  readonly focus?: string;
  /** Nodes whose neighbours are shown in addition to the maximum. */
  readonly expand?: readonly string[];
};

/** Query parameters of a list of entries; omitted ones have their defaults. */
export type EntriesAddress = StatisticsAddress & {
  readonly sortBy?: SortKey;
  readonly sortOrder?: SortOrder;
  readonly page?: number;
  readonly limit?: number;
  /** The view of the list. */
  readonly view?: string;
  /** The visible columns, joined by commas. */
  readonly columns?: string;
};

/** Query parameters of a comparison. */
export interface CompareAddress {
  /** Accessions, joined by commas. */
  readonly entries: string;
  /** Whether rows with equal values in all entries are hidden. */
  readonly only?: 'differences';
}

/** Query parameters of every list: the position in it. */
export interface PageAddress {
  readonly page?: number;
  readonly limit?: number;
}

/** Query parameters of a list of people; omitted ones have their defaults. */
export interface UsersAddress {
  readonly search?: string;
  readonly role?: Role;
  readonly isActive?: boolean;
  readonly closed?: boolean;
  readonly sortBy?: UserSortKey;
  readonly sortOrder?: SortOrder;
  readonly page?: number;
  readonly limit?: number;
}

/** Query parameters of a list of submissions; omitted ones have their defaults, which depend on the role. */
export interface SubmissionsAddress extends PageAddress {
  readonly status?: SubmissionStatusDetail | 'all';
  readonly search?: string;
  readonly sortOrder?: SortOrder;
}
