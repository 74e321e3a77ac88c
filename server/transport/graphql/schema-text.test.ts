import { readFileSync } from 'node:fs';

import { resolverClasses } from '../../use-cases.js';
import { schemaText } from './build-schema.js';

describe('schema/schema.graphql', () => {
  it('matches the classes (if not, run npm run codegen)', () => {
    expect(readFileSync('schema/schema.graphql', 'utf8')).toBe(schemaText(resolverClasses));
  });
});
