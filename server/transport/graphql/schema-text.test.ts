import { readFileSync } from 'node:fs';

import { resolverClasses } from '../../use-cases.js';
import { schemaText } from './build-schema.js';

describe('the committed schema', () => {
  it('is what the classes say (if not: npm run codegen)', () => {
    expect(readFileSync('schema/schema.graphql', 'utf8')).toBe(schemaText(resolverClasses));
  });
});
