import { Arg, ID, Int } from 'type-graphql';

import { limits } from '../../../../schema/contract/limits.js';
import { limitField, type ListBounds, pageField } from '../../../nouns/list-args.js';
import { SizedBy } from '../limits/list-size.js';

type Parameter = ReturnType<typeof Arg>;

/** Options of a nullable argument. */
export function optional(description: string, defaultValue?: string | number | boolean) {
  return { nullable: true, description, ...(defaultValue === undefined ? {} : { defaultValue }) } as const;
}

/** A nullable text argument. The service checks whether it is required, so that REST reports the same error. */
export function text(name: string, description: string): Parameter {
  return Arg(name, () => String, optional(description));
}

/** The `id` argument of everything but entries. `what` completes "Id of the …". */
export function Id(what: string): Parameter {
  return Arg('id', () => ID, { description: `Id of the ${what}.` });
}

/** The `id` argument of an entry. */
export function EntryId(): Parameter {
  return Arg('id', () => ID, { description: 'Id or accession of the entry.' });
}

/** The version of what a person changes, as they have seen it. */
export function SeenVersion(): Parameter {
  const description =
    'Version that the change is based on. If it is not the current version, nothing changes.';
  return Arg('version', () => Int, optional(description));
}

/** The reason for a change. */
export function Reason(): Parameter {
  return text('reason', 'Reason for the change, shown in the history.');
}

/** The key of a creation that may be sent again. */
export function IdempotencyKey(): Parameter {
  return text(
    'idempotencyKey',
    `Text chosen by the client that identifies this call for ${String(limits.idempotency.hours)} hours. Repeating ` +
      'the call with the same key and arguments creates nothing and returns what the first one created, as it is ' +
      'now. With other arguments it is a CONFLICT.',
  );
}

/** The number of a page. */
export function Page(): Parameter {
  return Arg('page', () => Int, optional(pageField.description, limits.page.default));
}

/** Options of an argument for the maximum number of items. `what` completes "Maximum number of …". */
export function limitOptions(what: string, bounds: ListBounds) {
  return optional(limitField(what, bounds).description, bounds.default);
}

/**
 * The `limit` argument of a list, which bounds the named lists in the answer, or the field itself, for the query cost.
 * `what` completes "Maximum number of …".
 */
export function Limit(what: string, bounds: ListBounds, ...lists: readonly string[]): Parameter {
  return (target, key, index) => {
    SizedBy('limit', bounds, lists)(target, key);
    Arg('limit', () => Int, limitOptions(what, bounds))(target, key, index);
  };
}

/** Bounds of the number of revisions. GraphQL returns fewer by default than REST. */
export const revisionsShown = { ...limits.historyLimit, default: 20 };
