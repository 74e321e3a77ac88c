/** The addresses of the server besides the REST API and the pages; `{name}` is a part of the address. */
export const serverPaths = {
  docs: '/api/docs',
  openapi: '/api/openapi.json',
  graphql: '/graphql',
  robots: '/robots.txt',
  sitemap: '/sitemap.xml',
  sitemapOfPages: '/sitemaps/pages.xml',
  sitemapOfEntries: '/sitemaps/entries-{file}.xml',
  sitemapOfVocabulary: '/sitemaps/vocabulary.xml',
  sitemapOfOverviews: '/sitemaps/overviews-{kind}.xml',
  healthz: '/healthz',
  readyz: '/readyz',
  metrics: '/metrics',
} as const;
