import type { NamedField } from '../../../schema/contract/entry-fields.js';
import { overviewSlug } from '../../../schema/contract/rules/slug.js';
import { mapCooperatively } from '../../cooperative.js';
import { assertUnreachable } from '../../errors.js';
import type { Meaning } from '../../nouns/vocabulary.js';
import type { NamedValue, NameRepository } from '../../persistence/repositories/name.repository.js';
import type { Spelling } from '../../persistence/repositories/overview.repository.js';
import { joinedMeaning, joinedNames } from '../../search/index/joined-meaning.js';
import { nameKey, nameKeysIn } from '../../search/index/name-keys.js';
import { sortKey } from '../../search/index/sort-key.js';
import type { DiseaseNames } from '../../search/parse/disease-names.js';
import {
  accessionMeantBy,
  isAccession,
  matchOf,
  termMeaning,
  termsMeantBy,
  viaOfDisease,
} from './meant-terms.js';
import type { VocabularyCache } from './vocabulary-cache.js';

/** What a text means as the value of a field. */
interface FieldMeaning extends Meaning {
  /** The sort keys of the values that mean the same: those that entries have first, most entries first. */
  readonly keys: readonly string[];
}

/** All that a text means as the value of a field, most entries first. */
interface FieldName {
  readonly meanings: readonly FieldMeaning[];
  /** Whether it has several meanings, or a meaning that the vocabulary marks as one of several. */
  readonly ambiguous: boolean;
}

type Values = readonly NamedValue[];

/** Says what texts mean as the value of a field: the name that entries use, and the values that mean the same. */
export class FieldNames {
  constructor(
    private readonly names: NameRepository,
    private readonly vocabulary: VocabularyCache,
    private readonly diseases: DiseaseNames,
  ) {}

  /**
   * Returns what each text means; nothing for one that is not known. Wider and related names mean nothing here, unless
   * the text is ambiguous, nor do classes.
   */
  meanings(field: NamedField, texts: readonly string[]): Promise<readonly FieldName[]> {
    switch (field) {
      case 'disease':
        return this.ofDiseases(texts);
      case 'autoantibody':
        return this.ofAutoantibodies(texts);
      case 'autoantigen':
        return this.ofAntigens(texts);
      default:
        return assertUnreachable(field);
    }
  }

  /** Returns the sort keys of the values that mean the same as a text, its own included. Empty for a blank text. */
  async sameAs(field: NamedField, text: string | null): Promise<readonly string[]> {
    const own = sortKey(text);
    if (text === null || own === null) return [];
    const [usual = null] = await this.only(field, [text]);
    return [...new Set([own, ...(usual?.keys ?? [])])];
  }

  /**
   * Returns the sort key by which most entries write what each text means. An ambiguous text that no entry holds stands
   * for its meaning with most entries; one that is not known for itself. `null` for a blank text.
   */
  async usualKeys(field: NamedField, texts: readonly string[]): Promise<readonly (string | null)[]> {
    const found = await this.meanings(field, texts);
    const own = texts.map(sortKey);
    const ambiguous = own.flatMap((key, at) => (key !== null && found[at]?.ambiguous === true ? [key] : []));
    const held = await this.names.withKeys(field, ambiguous);
    const isHeld = new Set<string | null>(held.map(({ key }) => key));
    return own.map((key, at) => (isHeld.has(key) ? key : (found[at]?.meanings[0]?.keys[0] ?? key)));
  }

  /** Returns the one meaning of each text; `null` for one that is ambiguous or not known. */
  async only(field: NamedField, texts: readonly string[]): Promise<readonly (FieldMeaning | null)[]> {
    const found = await this.meanings(field, texts);
    return found.map(({ meanings, ambiguous }) => (ambiguous ? null : (meanings[0] ?? null)));
  }

  private async ofDiseases(texts: readonly string[]): Promise<readonly FieldName[]> {
    const named = await mapCooperatively(texts, (text) => this.diseases.namedBy(text));
    const keys = named.flat().flatMap(({ nameKeys }) => [...nameKeys]);
    const called = await this.names.called('disease', [...new Set([...keys, ...keysOf(texts)])]);
    return texts.map((text, at) => {
      const known = (named[at] ?? []).map((one) => {
        const values = called.filter(({ nameKey: key }) => one.nameKeys.has(key));
        const via = viaOfDisease(one.disease, one.name);
        const meaning = meaningOf('disease', values, one.disease, via, one.name);
        return { ...meaning, keys: [...new Set([...meaning.keys, ...one.sortKeys])] };
      });
      const others = calledSo(called, text);
      return nameWith(known.length > 0 || others.length === 0 ? known : [entriesName('disease', others)]);
    });
  }

  private async ofAutoantibodies(texts: readonly string[]): Promise<readonly FieldName[]> {
    const { vocabulary, counts } = await this.vocabulary.counted();
    const terms = await mapCooperatively(texts, (text) => termsMeantBy(vocabulary, text));
    const keys = terms.flatMap(({ meant }) => meant).flatMap((term) => vocabulary.ownKeys(term));
    const values = await this.names.called('autoantibody', [...new Set([...keys, ...keysOf(texts)])]);
    const unknown = texts.filter(
      (text) =>
        vocabulary.bearing(vocabulary.keyOf(text)).length === 0 && calledSo(values, text).length === 0,
    );
    const listing = await this.names.listingSynonyms(keysOf(unknown));
    return texts.map((text, at) => {
      const known = (terms[at]?.meant ?? []).map((term) => {
        const own = new Set(vocabulary.ownKeys(term));
        const same = values.filter(({ nameKey: key }) => own.has(key));
        return {
          ...termMeaning(term, counts, matchOf(vocabulary, term, text)),
          keys: same.map(({ key }) => key),
        };
      });
      if (known.length > 0) return nameWith(known, terms[at]?.ambiguous);
      const others = calledSo(values, text);
      if (others.length > 0) return nameWith([entriesName('autoantibody', others)]);
      const key = nameKey(text);
      const listed = listing.filter((one) => one.nameKey === key && nameKeysIn(one.synonym).includes(key));
      const antibodies = new Map(listed.map((one) => [one.key, one]));
      const found = [meaningOf('autoantibody', [...antibodies.values()], text, 'synonym', text.trim())];
      return nameWith(antibodies.size === 1 ? found : []);
    });
  }

  /** A text without a meaning that joins names, as "Aquaporin-4 (AQP4)" does, means the one that each of them means. */
  private async ofAntigens(texts: readonly string[]): Promise<readonly FieldName[]> {
    const all = [...new Set([...texts, ...texts.flatMap(joinedNames)])];
    const known = new Map((await this.ofSingleAntigens(all)).map((name, at) => [all[at] ?? '', name]));
    const meaningsOf = (text: string) => known.get(text)?.meanings ?? [];
    return texts.map((text) => {
      const whole = known.get(text);
      if (whole !== undefined && whole.meanings.length > 0) return whole;
      const [first, ...others] = joinedMeaning(text, meaningsOf, ({ slug }) => slug);
      const isOne = first !== undefined && others.length === 0;
      return nameWith(isOne ? [{ ...first, via: 'synonym', matched: text.trim() }] : []);
    });
  }

  private async ofSingleAntigens(texts: readonly string[]): Promise<readonly FieldName[]> {
    const vocabulary = await this.vocabulary.current();
    const accessions = texts.map((text) => accessionMeantBy(vocabulary, text));
    const [bearing, identified] = await Promise.all([
      this.names.bearingAntigens(keysOf(texts)),
      this.names.withAccessions(accessions.filter((one) => one !== null)),
    ]);
    return texts.map((text, at) => {
      const whole = calledSo(
        bearing.filter(({ isWhole }) => isWhole),
        text,
      );
      const also = bearing.filter((one) => one.nameKey === nameKey(text) && isInParentheses(text, one.value));
      const accession = sortKey(accessions[at] ?? null);
      const ofAccession = identified.filter((one) => one.accession === accession);
      const named = new Map([...whole, ...(also.length === 1 ? also : [])].map((one) => [one.key, one]));
      // All entries of a name count, whether they give the accession or not.
      const values = [...named.values(), ...ofAccession.filter(({ key }) => !named.has(key))];
      if (values.length === 0) return nameWith([]);
      const via = whole.length > 0 ? 'name' : isAccession(text) ? 'identifier' : 'synonym';
      return nameWith([meaningOf('autoantigen', mostFirst(values), text, via, text.trim())]);
    });
  }
}

/** Whether a value gives a name in parentheses, as "60 kDa SS-A/Ro ribonucleoprotein (RO60)" does. */
function isInParentheses(name: string, value: string): boolean {
  return [...value.matchAll(/\(([^()]+)\)/g)].some(([, inner = '']) => nameKey(inner) === nameKey(name));
}

function keysOf(texts: readonly string[]): readonly string[] {
  return [...new Set(texts.map(nameKey))].filter((key) => key !== '');
}

function calledSo(values: Values, text: string): Values {
  const key = nameKey(text);
  return values.filter((one) => one.nameKey === key);
}

function entriesName(kind: NamedField, values: Values): FieldMeaning {
  const name = values[0]?.value ?? '';
  return meaningOf(kind, values, name, 'name', name);
}

/** A meaning whose name is the most frequent of the values, or `otherwise` if no entry has one of them. */
function meaningOf(
  kind: NamedField,
  values: readonly Spelling[],
  otherwise: string,
  via: Meaning['via'],
  matched: string,
): FieldMeaning {
  const name = values[0]?.value ?? otherwise;
  const entries = values.reduce((sum, one) => sum + one.entries, 0);
  return { kind, name, slug: overviewSlug(name), via, matched, entries, keys: values.map(({ key }) => key) };
}

function nameWith(meanings: readonly FieldMeaning[], ambiguous = meanings.length > 1): FieldName {
  return { meanings: mostFirst(meanings), ambiguous };
}

function mostFirst<Value extends { readonly entries: number }>(values: readonly Value[]): readonly Value[] {
  return [...values].sort((one, other) => other.entries - one.entries);
}
