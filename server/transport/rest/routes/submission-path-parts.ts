import { text } from '../openapi/json-schemas.js';
import { pathPart } from '../openapi/parameters.js';

export const submissionId = pathPart(
  'id',
  'The id of the submission.',
  { type: 'string', format: 'uuid' },
  '0190a5c4-7d3e-7a52-9a55-3d0c6f1f2b11',
);

export const ticket = pathPart('ticket', 'The secret of the receipt.', text, 'a-secret-of-43-letters');
