/** What a client shows when an operation failed and the server said nothing it can show (specification §8). */
export const failures = {
  fetchEntries: 'Failed to fetch entries',
  fetchEntry: 'Failed to fetch entry',
  createEntry: 'Failed to create entry',
  updateEntry: 'Failed to update entry',
  deleteEntry: 'Failed to delete entry',
  searchEntries: 'Failed to search entries',
  fetchEntriesByDisease: 'Failed to fetch entries by disease',
  fetchEntriesByUniprotId: 'Failed to fetch entries by UniProt ID',
  fetchUniqueValues: 'Failed to fetch unique values',
  fetchFilteredUniqueValues: 'Failed to fetch filtered unique values',
  advancedSearch: 'Failed to perform advanced search',
  fetchStatistics: 'Failed to fetch statistics',
  fetchAdditionalKeys: 'Failed to fetch distinct additional keys',
  importEntries: 'Failed to import entries',
  exportEntries: 'Failed to export entries',
  importFile: 'Failed to import from file',
  fetchDiseaseSummaries: 'Failed to fetch diseases summary',
  searchByDiseaseAndAutoantibody: 'Failed to search by disease and autoantibody',
  searchByAutoantibodyOrSynonym: 'Failed to search by autoantibody or synonym',
  searchByDiagnosticMethod: 'Failed to search by diagnostic method',
} as const;

export type Operation = keyof typeof failures;
