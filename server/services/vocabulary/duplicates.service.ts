import { entryField, type EntryFieldName } from '../../../schema/contract/entry-fields.js';
import { limits } from '../../../schema/contract/limits.js';
import { messages } from '../../../schema/contract/messages.js';
import { additionalText } from '../../../schema/contract/rules/additional.js';
import { badInput } from '../../errors.js';
import type { EntryDuplicatesRepository } from '../../persistence/repositories/entry-duplicates.repository.js';
import { authorize } from '../authorize.js';
import { readEntryKey } from '../entries/entry-key.js';
import type { EntryList } from '../entries/entry-views.js';
import { plainText } from '../read-input.js';
import type { RequestContext } from '../request-context.js';
import type { FieldNames } from './field-names.js';

/** An entry that is about to be written, as a client sent it. */
export interface CandidateInput {
  readonly disease?: unknown;
  readonly autoantibody?: unknown;
  readonly autoantigen?: unknown;
  readonly epitope?: unknown;
  readonly uniprotId?: unknown;
  /** The id or accession of the entry that is being edited. */
  readonly except?: string | null | undefined;
}

/** Finds likely duplicates. */
export class DuplicatesService {
  constructor(
    private readonly duplicates: EntryDuplicatesRepository,
    private readonly names: FieldNames,
  ) {}

  /**
   * Returns living entries of the same disease, autoantibody and autoantigen, whose epitope and accession do not
   * differ; those with more equal fields come first. Names that mean the same are the same: SLE is systemic lupus
   * erythematosus. The same accession stands for the same autoantigen. Returns none if one of the three is blank.
   */
  async find(ctx: RequestContext, { except, ...sent }: CandidateInput): Promise<EntryList> {
    authorize(ctx, 'entries.read');
    const candidate = {
      disease: readValue('disease', sent.disease),
      autoantibody: readValue('autoantibody', sent.autoantibody),
      autoantigen: readValue('autoantigen', sent.autoantigen),
      epitope: readValue('epitope', sent.epitope),
      uniprotId: readValue('uniprotId', sent.uniprotId),
    };
    const itself = (except ?? '').trim() === '' ? null : readEntryKey(except ?? '', 'except');
    const { disease, autoantibody, autoantigen } = candidate;
    const [diseases, autoantibodies, autoantigens] = await Promise.all([
      this.names.sameAs('disease', disease),
      this.names.sameAs('autoantibody', autoantibody),
      this.names.sameAs('autoantigen', autoantigen),
    ]);
    const names = { disease: diseases, autoantibody: autoantibodies, autoantigen: autoantigens };
    return this.duplicates.find(candidate, names, itself, limits.duplicates);
  }
}

function readValue(name: EntryFieldName, sent: unknown): string | null {
  const text = sent === undefined ? null : additionalText(sent);
  if (text === undefined) throw badInput(name, messages.text(name));
  return text === null ? null : plainText(name, text, entryField(name).maxLength);
}
