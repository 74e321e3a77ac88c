import { blankValues, type EntryFormValues, pairsOf } from '../entryForm/entryFormValues';
import { differencesOf, merged } from './mergeEntries';

const form = (some: Partial<EntryFormValues>): EntryFormValues => ({ ...blankValues(), ...some });
const facts = (additional: Readonly<Record<string, string>>) => ({ additional: pairsOf(additional) });

test('asks only about parts that differ between the two versions', () => {
  const versions = {
    was: form({ disease: 'A', type: 'old', epitope: 'e' }),
    mine: form({ disease: 'A', type: 'same', epitope: 'e', mechanism: 'mine' }),
    theirs: form({ disease: 'A', type: 'same', epitope: '', mechanism: 'theirs' }),
  };
  expect(differencesOf(versions)).toEqual([
    { part: 'epitope', was: 'e', mine: 'e', theirs: '', changedBy: 'theirs' },
    { part: 'mechanism', was: '', mine: 'mine', theirs: 'theirs', changedBy: null },
  ]);
});

test('without a choice, a part changed by one side is taken from it, and by both from mine', () => {
  const versions = {
    was: form({ type: 't', epitope: 'e', mechanism: 'm', ...facts({ kept: '1', gone: '1' }) }),
    mine: form({ type: 'mine', epitope: 'e', mechanism: 'mine', reason: 'why', ...facts({ kept: '1' }) }),
    theirs: form({
      type: 't',
      epitope: '',
      mechanism: 'theirs',
      ...facts({ kept: '2', gone: '1', come: '3' }),
    }),
  };
  const result = merged(versions, differencesOf(versions), ({ changedBy }) => changedBy ?? 'mine');
  expect(result).toEqual(
    form({ type: 'mine', epitope: '', mechanism: 'mine', reason: 'why', ...facts({ kept: '2', come: '3' }) }),
  );
});

test('uses the chosen side', () => {
  const versions = {
    was: form({ type: 't' }),
    mine: form({ type: 'mine', ...facts({ cohort: 'mine' }) }),
    theirs: form({ type: 'theirs' }),
  };
  expect(merged(versions, differencesOf(versions), () => 'theirs')).toEqual(form({ type: 'theirs' }));
  expect(merged(versions, differencesOf(versions), () => 'mine')).toEqual(
    form({ type: 'mine', ...facts({ cohort: 'mine' }) }),
  );
});
