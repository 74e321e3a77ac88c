/** A document with fifteen aliases of each of four fields that query the database several times. */
export const sixtySearches = `{ ${Array.from({ length: 15 }, (_, index) => {
  const letter = 'abcdefghijklmno'[index];
  return `s${String(index)}: advancedSearch(term: "anti ${letter} lupus", limit: 10) { count }
    f${String(index)}: statistics(search: "${letter}") { overview { totalEntries } }
    u${String(index)}: uniqueValues(field: disease, filter: { disease: { contains: "${letter}" } }) { count }
    e${String(index)}: entryFacet(of: disease, search: "${letter}") { count }`;
}).join(' ')} }`;
