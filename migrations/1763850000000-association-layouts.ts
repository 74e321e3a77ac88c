/** The layouts of the network of all entries, which the server computes when the data has changed. */
export const statements = [
  // node_limit: of the graph. positions: {x, y} by the id of a node. data_version: of the entries that it shows.
  `CREATE TABLE association_layouts (
  node_limit integer PRIMARY KEY,
  data_version bigint NOT NULL,
  computed_at timestamptz(3) NOT NULL DEFAULT now(),
  positions jsonb NOT NULL
)`,
];
