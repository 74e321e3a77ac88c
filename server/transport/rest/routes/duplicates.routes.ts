import { restPaths } from '../../../../schema/contract/rest-paths.js';
import { text } from '../openapi/json-schemas.js';
import { query as queryParameter } from '../openapi/parameters.js';
import { single, singles } from '../rest-query.js';
import { readRoute } from '../rest-route.js';
import { flatList } from './flat-list.js';

export const duplicatesRoutes = [
  readRoute({
    path: restPaths.duplicates,
    operationId: 'likelyDuplicates',
    tag: 'Search',
    action: 'entries.read',
    summary: 'Likely duplicates of an entry that is being written',
    description: 'Same disease, autoantibody and autoantigen, and no different epitope or UniProt accession.',
    parameters: [
      queryParameter('disease', 'Name of the disease.', text, 'Systemic lupus erythematosus'),
      queryParameter('autoantibody', 'Name of the autoantibody.', text, 'Anti-Sm'),
      queryParameter('autoantigen', 'Name of the autoantigen.', text, 'Sm ribonucleoprotein'),
      queryParameter('epitope', 'The epitope.', text),
      queryParameter('uniprotId', 'The UniProt accession.', text),
      queryParameter('except', 'Id or accession of an entry to exclude, such as the one being edited.', text),
    ],
    ...flatList,
    call: ({ duplicates }, ctx, { query }) =>
      duplicates.find(ctx, {
        ...singles(query, 'disease', 'autoantibody', 'autoantigen', 'epitope', 'uniprotId'),
        except: single(query, 'except') ?? null,
      }),
  }),
];
