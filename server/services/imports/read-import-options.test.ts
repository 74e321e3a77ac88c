import { messages } from '../../../schema/contract/messages.js';
import { readImportOptions } from './read-import-options.js';

describe('the mode of an import', () => {
  it.each([undefined, ' ', 'all'])('is all by default: %j', (mode) => {
    expect(readImportOptions({ mode }).mode).toBe('all');
  });

  it.each(['valid-only', ' valid-only ', 'valid_only'])(
    'can be written as in REST or GraphQL: %j',
    (mode) => {
      expect(readImportOptions({ mode }).mode).toBe('valid_only');
    },
  );

  it('is refused with the words of REST', () => {
    const message = messages.oneOf('mode', ['all', 'valid-only']);
    expect(() => readImportOptions({ mode: 'some' })).toThrow(message);
  });
});
