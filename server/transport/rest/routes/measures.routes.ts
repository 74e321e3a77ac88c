import { limits } from '../../../../schema/contract/limits.js';
import { messages } from '../../../../schema/contract/messages.js';
import { restPaths } from '../../../../schema/contract/rest-paths.js';
import type { Measure } from '../../../nouns/measure.js';
import { serialiseMeasure } from '../../../services/entries/serialised-measure.js';
import { count, listOf, text } from '../openapi/json-schemas.js';
import { entryId, idPart, limitOf } from '../openapi/parameters.js';
import { ref } from '../openapi/schemas.js';
import { single } from '../rest-query.js';
import { privateRoute, readRoute } from '../rest-route.js';
import { measureReviewJson } from '../view-json.js';

const measureId = idPart('measureId', 'Id of the measure.', '3f0c6f1f-2b11-5a52-9a55-0190a5c47d3e');
const answer = (measure: Measure) => ({ message: messages.measureSaved, data: serialiseMeasure(measure) });

export const measuresRoutes = [
  readRoute({
    path: restPaths.measures,
    operationId: 'listMeasures',
    action: 'entries.read',
    // Signed-in people get rejected ones, too.
    isCached: false,
    summary: 'The numbers that the text of an entry states',
    description:
      'Read automatically from the text at hand, and as people confirmed, corrected or added them. Rejected ones are ' +
      'only listed for signed-in people. For research and teaching; it is not medical advice.',
    parameters: [entryId, limitOf(limits.measures)],
    properties: { data: listOf(ref('Measure')), total: count },
    refusals: [404],
    call: ({ measures }, ctx, { params, query }) =>
      measures.list(ctx, params['id'] ?? '', { limit: single(query, 'limit') }),
    answer: ({ measures, total }) => ({ data: measures.map(serialiseMeasure), total }),
    total: ({ total }) => total,
  }),
  privateRoute({
    method: 'POST',
    path: restPaths.measures,
    operationId: 'addMeasure',
    action: 'measures.review',
    summary: 'Add a number that the rule does not read',
    description: 'Needs `measure`, `field`, and `value` or `positives` and `total`.',
    parameters: [entryId],
    body: ref('NewMeasure'),
    status: 201,
    repeatable: true,
    properties: { message: text, data: ref('Measure') },
    refusals: [404, 409],
    call: ({ measures }, ctx, { params, body }) => measures.add(ctx, params['id'] ?? '', body),
    answer,
  }),
  privateRoute({
    method: 'PUT',
    path: restPaths.measure,
    operationId: 'reviewMeasure',
    action: 'measures.review',
    summary: 'Confirm, correct or reject a number',
    description: 'Omitted keys keep their values; null clears one.',
    parameters: [entryId, measureId],
    body: ref('MeasureInput'),
    properties: { message: text, data: ref('Measure') },
    refusals: [404, 409],
    call: ({ measures }, ctx, { params, body }) =>
      measures.review(ctx, params['id'] ?? '', params['measureId'] ?? '', body),
    answer,
  }),
  privateRoute({
    path: restPaths.measureHistory,
    operationId: 'measureHistory',
    action: 'measures.readHistory',
    summary: 'The reviews of a number, newest first',
    parameters: [entryId, measureId, limitOf(limits.measures)],
    properties: { data: listOf(ref('MeasureReview')), count, total: count },
    refusals: [404],
    call: ({ measures }, ctx, { params, query }) =>
      measures.history(ctx, params['id'] ?? '', params['measureId'] ?? '', { limit: single(query, 'limit') }),
    answer: ({ reviews, total }) => ({ data: reviews.map(measureReviewJson), count: reviews.length, total }),
    total: ({ total }) => total,
  }),
];
