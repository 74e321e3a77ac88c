import { eventually } from '../eventually.js';
import { waitsForLock } from '../held-lock.js';
import { addPerson } from '../services/people.js';
import { anEntry, signedInAs, useTestDatabase, visitor } from '../test-database.js';

describe('searches that began before a name of a term changed', () => {
  const test = useTestDatabase();

  /** Searches for the name that a term gets after the search has looked up what it means. */
  async function searchDuringEdit<Found>(
    search: (term: string) => Promise<Found>,
  ): Promise<() => Promise<Found>> {
    const reviewer = signedInAs((await addPerson(test, { role: 'Reviewer' })).id, 'Reviewer');
    const { vocabularyEditing } = test.services;
    const added = `Synonym ${crypto.randomUUID().replace(/-/g, '')}`;
    const { id, name } = await vocabularyEditing.create(reviewer, { name: `Anti-${crypto.randomUUID()}` });
    await test.store(anEntry({ autoantibody: name }));
    await test.database
      .session((session) =>
        session.transaction(async (transaction) => {
          // The search has read the vocabulary, and waits for the data version.
          await transaction.query('LOCK TABLE entry_totals IN ACCESS EXCLUSIVE MODE');
          const early = search(added);
          early.catch(() => undefined);
          await eventually(() => waitsForLock(test.database));
          const synonyms = [{ name: added, kind: 'exact' }];
          await vocabularyEditing.update({ ...reviewer, transaction }, id, { synonyms });
          return { early };
        }),
      )
      .then(({ early }) => early);
    return () => search(added);
  }

  it('leave no ranking to those that begin after it', async () => {
    const search = await searchDuringEdit((term) => test.services.entrySearch.advanced(visitor, { term }));
    expect((await search()).hits).toHaveLength(1);
  });

  it.each(['disease', 'relevance', 'updatedAt'])('leave no list by %s to them', async (sortBy) => {
    const { entryList } = test.services;
    const search = await searchDuringEdit((term) => entryList.list(visitor, { search: term, sortBy }));
    expect((await search()).pagination.total).toBe(1);
  });
});
