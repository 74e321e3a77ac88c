import { writeFileSync } from 'node:fs';

import { schemaText } from './transport/graphql/build-schema.js';
import { resolverClasses } from './use-cases.js';

// Writes the schema to the path given, without a database: `node emit-schema.js schema/schema.graphql`.
const [, , path] = process.argv;
if (path === undefined) throw new Error('Name the file to write: emit-schema <path>');
writeFileSync(path, schemaText(resolverClasses));
