import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';

import { limits } from '../../../../schema/contract/limits.js';
import { entryNoun, type EntryView } from '../../../nouns/entry.js';
import { type MeasureInput, measureInput, measureNoun, measureReviewNoun } from '../../../nouns/measure.js';
import type { RequestContext } from '../../../services/request-context.js';
import type { Services } from '../../../services/services.js';
import { SizedAbout } from '../limits/list-size.js';
import type { Loaders } from '../loaders.js';
import { listOf, typeOf } from '../object-type.js';
import { EntryId, Limit } from './arguments.js';

const measure = () => Arg('measureId', () => ID, { description: 'Id of the measure.' });
const sent = () => Arg('input', typeOf(measureInput), { description: 'The review.' });

@Resolver(typeOf(entryNoun))
export class MeasuresResolver {
  constructor(private readonly services: Pick<Services, 'measures'>) {}

  @SizedAbout(2)
  @FieldResolver(listOf(measureNoun), {
    description:
      'The numbers that the text of the entry states: read automatically, and as people confirmed, corrected or ' +
      'added them. Rejected ones only for signed-in people. For research and teaching; it is not medical advice.',
  })
  async measures(@Root() entry: EntryView, @Ctx('measures') loader: Loaders['measures']) {
    return loader.load(entry);
  }

  @Query(listOf(measureReviewNoun), {
    description: 'The reviews of a measure, newest first. For all signed-in people.',
  })
  async measureHistory(
    @EntryId() entry: string,
    @measure() measureId: string,
    @Limit('reviews', limits.measures) limit: number | null,
    @Ctx('request') ctx: RequestContext,
  ) {
    return (await this.services.measures.history(ctx, entry, measureId, { limit })).reviews;
  }

  @Mutation(typeOf(measureNoun), {
    description: 'Confirms, corrects or rejects a measure. For all signed-in people.',
  })
  async reviewMeasure(
    @EntryId() entry: string,
    @measure() measureId: string,
    @sent() input: MeasureInput,
    @Ctx('request') ctx: RequestContext,
  ) {
    return this.services.measures.review(ctx, entry, measureId, input);
  }

  @Mutation(typeOf(measureNoun), {
    description:
      'Adds a measure that the rule does not read: `measure`, `field`, and `value` or `positives` and `total`. For ' +
      'all signed-in people.',
  })
  async addMeasure(
    @EntryId() entry: string,
    @sent() input: MeasureInput,
    @Ctx('request') ctx: RequestContext,
  ) {
    return this.services.measures.add(ctx, entry, input);
  }
}
