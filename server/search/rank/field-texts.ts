import { entryField, type EntryFieldName, entryFieldNames } from '../../../schema/contract/entry-fields.js';
import { segmentSeparator, squeezedSeparator } from '../index/search-document.js';
import { type ComparedName, comparedName } from './match-name.js';

/** The text of one field as a search document holds it; read further only when somebody asks. */
export class FieldText {
  private compared: ComparedName | undefined;
  private plain: string | undefined;

  /** `field` is `null` for what an entry holds beyond its fields. */
  constructor(
    readonly field: EntryFieldName | null,
    readonly segment: string,
  ) {}

  /** How much a match here counts. */
  get weight(): number {
    return this.field === null ? 1 : entryField(this.field).searchWeight;
  }

  /** The folded value. */
  get folded(): string {
    this.plain ??= this.segment.split(squeezedSeparator, 1)[0] ?? '';
    return this.plain;
  }

  /** The folded value as names are compared in it. */
  get name(): ComparedName {
    this.compared ??= comparedName(this.folded);
    return this.compared;
  }
}

/** The fields of a search document that are filled, and what stands beyond them. */
export function fieldTexts(document: string): readonly FieldText[] {
  return document
    .split(segmentSeparator)
    .map((segment, at) => new FieldText(entryFieldNames[at] ?? null, segment))
    .filter(({ segment }) => segment !== '');
}
