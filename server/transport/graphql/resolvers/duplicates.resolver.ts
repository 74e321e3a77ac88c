import { Arg, Ctx, ID, Resolver } from 'type-graphql';

import { limits } from '../../../../schema/contract/limits.js';
import { entryNoun } from '../../../nouns/entry.js';
import type { RequestContext } from '../../../services/request-context.js';
import type { Services } from '../../../services/services.js';
import { DataQuery } from '../data-only.js';
import { SizedAbout } from '../limits/list-size.js';
import { listOf } from '../object-type.js';
import { optional, text } from './arguments.js';

const required = (name: string, description: string) => Arg(name, () => String, { description });

@Resolver()
export class DuplicatesResolver {
  constructor(private readonly services: Pick<Services, 'duplicates'>) {}

  @SizedAbout(limits.duplicates)
  @DataQuery(listOf(entryNoun), {
    description:
      'Likely duplicates of an entry that is being written: entries with the same disease, autoantibody and ' +
      'autoantigen, and no different epitope or UniProt accession.',
  })
  async likelyDuplicates(
    @required('disease', 'Name of the disease.') disease: string,
    @required('autoantibody', 'Name of the autoantibody.') autoantibody: string,
    @required('autoantigen', 'Name of the autoantigen.') autoantigen: string,
    @text('epitope', 'The epitope.') epitope: string | null,
    @text('uniprotId', 'UniProt accession.') uniprotId: string | null,
    @Arg(
      'except',
      () => ID,
      optional('Id or accession of an entry to exclude, such as the one being edited.'),
    )
    except: string | null,
    @Ctx('request') ctx: RequestContext,
  ) {
    const candidate = { disease, autoantibody, autoantigen, epitope, uniprotId, except };
    return (await this.services.duplicates.find(ctx, candidate)).entries;
  }
}
