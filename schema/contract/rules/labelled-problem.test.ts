import { clientMessages } from '../messages-client.js';
import { afterLabel } from './labelled-problem.js';

test.each([
  ['Epitope', 'epitope', clientMessages.tooLong('epitope', 9), ' must be at most 9 characters long'],
  ['UniProt ID', 'uniprotId', clientMessages.fieldRequired('UniProt ID'), ' is required'],
  ['Epitope', 'epitope', 'A value is required', ': A value is required'],
  ['Type', 'type', 'types are not allowed', ': types are not allowed'],
])('the label %s is not repeated by a message about %s: %s', (label, path, message, rest) => {
  expect(afterLabel(label, path, message)).toBe(rest);
});
