import { entryField, type EntryFieldName, entryFieldNames } from '../../../schema/contract/entry-fields.js';
import { segmentSeparator, squeezedSeparator } from '../index/search-document.js';
import { type ComparedName, comparedName } from './match-name.js';

/** The text of one field in a search document. Its parts are computed on first use. */
export class FieldText {
  private compared: ComparedName | undefined;
  private plain: string | undefined;

  /** `field` is `null` for the additional values. */
  constructor(
    readonly field: EntryFieldName | null,
    readonly segment: string,
  ) {}

  /** The weight of a match in this field. */
  get weight(): number {
    return this.field === null ? 1 : entryField(this.field).searchWeight;
  }

  /** The folded value. */
  get folded(): string {
    this.plain ??= this.segment.split(squeezedSeparator, 1)[0] ?? '';
    return this.plain;
  }

  /** The folded value in comparison form for names. */
  get name(): ComparedName {
    this.compared ??= comparedName(this.folded);
    return this.compared;
  }
}

/** Returns the non-empty fields of a search document, and its additional values. */
export function fieldTexts(document: string): readonly FieldText[] {
  return document
    .split(segmentSeparator)
    .map((segment, at) => new FieldText(entryFieldNames[at] ?? null, segment))
    .filter(({ segment }) => segment !== '');
}
