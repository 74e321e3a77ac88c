/**
 * GraphQL Code Generator preset: one module for each `.graphql` file (`entryTree.graphql` → `entryTree.ts`), so that a
 * page loads only the documents it uses. Fragments are global by their GraphQL names and are copied into each document
 * that spreads them: no module needs another's.
 */
const path = require('node:path');

const moduleNameOf = ({ location }) => path.basename(location, '.graphql');

/** Features do not import each other's files, so the file name alone must identify the module. */
function refuseSharedNames(documents) {
  const locations = new Map();
  for (const document of documents) {
    const name = moduleNameOf(document);
    if (name === 'types') throw new Error(`${document.location}: types.ts is the module of all types`);
    if (locations.has(name))
      throw new Error(`${locations.get(name)} and ${document.location} would be one module`);
    locations.set(name, document.location);
  }
}

function fragmentsOf(documents) {
  return documents
    .flatMap(({ document }) => document.definitions)
    .filter(({ kind }) => kind === 'FragmentDefinition')
    .map((node) => ({
      node,
      name: node.name.value,
      onType: node.typeCondition.name.value,
      isExternal: true,
    }));
}

function outputOf(document, { baseOutputDir, documents, config, ...options }) {
  const others = documents.filter((other) => other !== document);
  return {
    ...options,
    filename: path.join(baseOutputDir, `${moduleNameOf(document)}.ts`),
    documents: [document],
    config: { ...config, externalFragments: fragmentsOf(others) },
  };
}

module.exports.preset = {
  buildGeneratesSection(options) {
    refuseSharedNames(options.documents);
    return options.documents.map((document) => outputOf(document, options));
  },
};
