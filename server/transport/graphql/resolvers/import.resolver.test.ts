import type { ImportOptionsInput } from '../../../services/imports/import-inputs.js';
import { startGraphqlApi } from '../../../test/graphql/graphql-api.js';

it.each([
  ['{}', undefined, undefined],
  ['{ mode: valid_only }', 'valid_only', undefined],
  ['{ existing: update }', undefined, 'update'],
])(
  'running a preview with the options %s keeps the others of the preview',
  async (options, mode, existing) => {
    const sent: unknown[] = [];
    const run = (_ctx: unknown, id: string, input: ImportOptionsInput) => {
      sent.push([input.mode, input.existing]);
      return Promise.resolve({ id });
    };
    const { ask } = await startGraphqlApi({ imports: { run } });
    await ask(`mutation { runImport(id: "a", options: ${options}) { id } }`);
    expect(sent).toEqual([[mode, existing]]);
  },
);
