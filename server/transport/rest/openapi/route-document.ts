import type { Action } from '../../../../schema/contract/policy.js';
import type { restPaths } from '../../../../schema/contract/rest-paths.js';
import type { JsonSchema } from '../../../nouns/noun.js';

export interface ParameterDocument {
  readonly name: string;
  readonly in: 'query' | 'path' | 'header';
  readonly description: string;
  readonly schema: JsonSchema;
  readonly example?: unknown;
}

/** What the API reference says of a route. */
export interface RouteDocument {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: (typeof restPaths)[keyof typeof restPaths];
  readonly operationId: string;
  readonly tag: string;
  /** What the policy table says who may. A call that visitors may not make is refused before its body is read. */
  readonly action: Action;
  /** What it is instead where the id in the address is one's own. @default the same */
  readonly ownAction?: Action;
  /** Whether a token that is not good is refused though visitors may: of reads that everyone may make it is not. */
  readonly refusesBadToken?: true;
  readonly summary: string;
  readonly description?: string;
  readonly parameters: readonly ParameterDocument[];
  /** What is sent as JSON, where something is. */
  readonly body?: JsonSchema;
  /** What is sent as a form with a file, where that is. */
  readonly form?: JsonSchema;
  /** Longest JSON body, in bytes. @default `limits.jsonBodyBytes` */
  readonly bodyLimit?: number;
  /** Whether it can answer 202, where what was asked for is not done yet. */
  readonly mayRunOn?: true;
  /** @default 200 */
  readonly status?: 200 | 201;
  /** The properties of the answer beside `success`. */
  readonly properties: Readonly<Record<string, JsonSchema>>;
  /** Those of the properties that only some answers have. */
  readonly optional?: readonly string[];
  /** Media types of the other forms the answer can take. */
  readonly files?: readonly string[];
  /** What a call can be refused with, beside what any call can. */
  readonly refusals: readonly (400 | 403 | 404 | 409 | 429)[];
  /**
   * Whether it takes an `Idempotency-Key`: every POST does, but those whose answers must not be kept. Some services keep
   * the key with what they make, since that takes longer than an answer.
   */
  readonly repeatable?: true | 'by its service';
  /** Whether a repeatable call answers a secret, which nobody who reads the database is to find. */
  readonly answersSecret?: true;
  /** What a refusal says beside what all refusals say. */
  readonly failure?: Readonly<Record<string, unknown>>;
}
