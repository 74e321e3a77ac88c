import { limits } from '../../../schema/contract/limits.js';
import { messages } from '../../../schema/contract/messages.js';
import { administrator, expectRefused } from '../services/people.js';
import { useTestDatabase, visitor } from '../test-database.js';
import { usePrepared } from '../use-started.js';
import { addUserWithRole, aProposal, submit, ticketOf } from './submitters.js';

describe('corrections', () => {
  const test = useTestDatabase({ rateLimit: false });
  const reviewer = usePrepared(() => addUserWithRole(test, 'Reviewer'));
  const doctor = usePrepared(() => addUserWithRole(test, 'Doctor'));
  const services = () => test.services;

  const anEntry = () =>
    services().entryEditing.create(doctor, { ...aProposal(), epitope: null, affinity: 'low' });

  it('create a revision of the entry with the corrected fields only', async () => {
    const entry = await anEntry();
    const { submission } = await submit(test, {
      correctionOf: entry.accession,
      version: 1,
      proposal: { affinity: 'high', avidity: 'some' },
    });
    expect(submission).toMatchObject({
      disease: 'A proposed disease',
      affinity: 'high',
      correctionOf: {
        entryId: entry.id,
        accession: entry.accession,
        version: 1,
        currentVersion: 1,
        deleted: false,
        base: { affinity: 'low', version: 1 },
      },
    });
    const approved = await services().submissionReviews.approve(reviewer, submission.id, {});
    expect(approved.entry).toMatchObject({ id: entry.id, version: 2, affinity: 'high', avidity: 'some' });
    expect(approved.submission.entryId).toBe(entry.id);
    const { revisions } = await services().entryHistory.history(reviewer, entry.id, {});
    expect(revisions[0]).toMatchObject({ source: `submission:${submission.id}`, action: 'update' });
  });

  it('of an entry that changed meanwhile require its current version, and keep the other change', async () => {
    const entry = await anEntry();
    const { submission } = await submit(test, { correctionOf: entry.id, proposal: { affinity: 'high' } });
    await services().entryEditing.update(doctor, entry.id, { avidity: 'theirs', monitoring: 'theirs' });
    const { submissionReviews: reviews } = services();
    await expectRefused(
      reviews.approve(reviewer, submission.id, {}),
      'CONFLICT',
      messages.correctionEntryMoved(2),
      ['entryVersion'],
    );
    await expectRefused(
      reviews.approve(reviewer, submission.id, { entryVersion: 1 }),
      'CONFLICT',
      messages.correctionEntryMoved(2),
    );
    const found = await services().submissionDirectory.find(reviewer, submission.id);
    expect(found).toMatchObject({ status: 'pending', correctionOf: { version: 1, currentVersion: 2 } });
    const { entry: revised } = await reviews.approve(reviewer, submission.id, {
      entryVersion: 2,
      corrections: { monitoring: 'the reviewer\u2019s' },
    });
    expect(revised).toMatchObject({
      affinity: 'high',
      avidity: 'theirs',
      monitoring: 'the reviewer\u2019s',
      version: 3,
    });
  });

  it('cannot give an entry more additional names than it may have, together with changes of others', async () => {
    const entry = await anEntry();
    const { keys } = limits.additional;
    const additional = Object.fromEntries(Array.from({ length: keys }, (_, at) => [`n${String(at)}`, 'x']));
    const { submission } = await submit(test, { correctionOf: entry.id, proposal: { mine: 'y' } });
    await services().entryEditing.update(doctor, entry.id, { additional });
    const { submissionReviews: reviews } = services();
    await expectRefused(
      reviews.approve(reviewer, submission.id, { entryVersion: 2 }),
      'BAD_USER_INPUT',
      messages.additionalTooMany(keys),
      ['additional'],
    );
    const corrections = { n0: null, affinity: null };
    const approved = await reviews.approve(reviewer, submission.id, { entryVersion: 2, corrections });
    expect(Object.keys(approved.entry.additional)).toHaveLength(keys);
  });

  it('of a past version do not reveal its content to visitors', async () => {
    const entry = await anEntry();
    await services().entryEditing.update(doctor, entry.id, { affinity: 'high', epitope: 'new' });
    const { submissionDirectory: directory } = services();
    const input = { correctionOf: entry.id, version: 1, proposal: { avidity: 'mine' } };
    const made = await submit(test, input);
    expect(JSON.stringify(made)).not.toContain('low');
    expect(made.submission).toMatchObject({ affinity: 'high', correctionOf: { version: 1, base: null } });
    const receipt = await directory.receipt(visitor, ticketOf(made));
    expect(JSON.stringify(receipt)).not.toContain('low');
    const base = { version: 1, affinity: 'low', epitope: null };
    expect(await directory.find(reviewer, made.submission.id)).toMatchObject({
      correctionOf: { base: { version: 1, affinity: 'high', epitope: 'new', avidity: null } },
    });
    const { submission } = await submit(test, input, doctor);
    expect(submission).toMatchObject({ affinity: 'low', avidity: 'mine', correctionOf: { base } });
  });

  it('of a past version by a visitor change only what was sent, whatever others edit later', async () => {
    const entry = await anEntry();
    const { entryEditing, submissionDirectory: directory, submissionReviews: reviews } = services();
    const edit = (change: object) => entryEditing.update(doctor, entry.id, { ...change });
    await edit({ affinity: 'second', monitoring: 'second', laboratory: 'second' });
    const proposal = { monitoring: 'mine', laboratory: 'mine' };
    const { submission } = await submit(test, { correctionOf: entry.id, version: 1, proposal });
    const third = { affinity: 'third', avidity: 'third', monitoring: 'third' };
    await edit({ ...third, laboratory: 'third', reader: 'third' });
    expect(await directory.find(reviewer, submission.id)).toMatchObject({
      correctionOf: { version: 1, base: { monitoring: null, affinity: 'second', additional: {} } },
    });
    const approved = await reviews.approve(reviewer, submission.id, { entryVersion: 3 });
    expect(approved.entry).toMatchObject({
      ...{ affinity: 'third', avidity: 'third', monitoring: 'mine', version: 4 },
      additional: { laboratory: 'mine', reader: 'third' },
    });
    const whole = { correctionOf: entry.id, version: 1, proposal: { additional: { laboratory: 'whole' } } };
    const { submission: second } = await submit(test, whole);
    await edit({ affinity: 'fourth' });
    const { entry: last } = await reviews.approve(reviewer, second.id, { entryVersion: 5 });
    expect(last).toMatchObject({ affinity: 'fourth', additional: { laboratory: 'whole', reader: 'third' } });
    await expectRefused(
      submit(test, { correctionOf: entry.id, version: 1, proposal: { monitoring: '' } }),
      'BAD_USER_INPUT',
      messages.correctionChangesNothing,
    );
  });

  it('of a version that is withdrawn later show it to nobody, and can be approved', async () => {
    const entry = await anEntry();
    const made = await submit(test, { correctionOf: entry.id, proposal: { affinity: 'high' } });
    const { entryEditing, submissionDirectory: directory, submissionReviews: reviews } = services();
    await entryEditing.update(doctor, entry.id, { affinity: null, avidity: 'theirs' });
    const { id } = made.submission;
    await entryEditing.withdrawVersion(administrator, entry.accession, 1);
    const withheld = { correctionOf: { version: 1, currentVersion: 2, base: null } };
    expect((await directory.receipt(visitor, ticketOf(made))).submission).toMatchObject(withheld);
    expect(await directory.find(reviewer, id)).toMatchObject(withheld);
    await entryEditing.withdrawVersion(administrator, entry.accession, 1, { undo: true });
    expect(await directory.find(reviewer, id)).toMatchObject({ correctionOf: { base: { affinity: 'low' } } });
    await entryEditing.withdrawVersion(administrator, entry.accession, 1);
    const approved = await reviews.approve(reviewer, id, { entryVersion: 2 });
    expect(approved.entry).toMatchObject({ affinity: 'high', avidity: 'theirs', version: 3 });
  });

  it('of an entry that was deleted meanwhile are rejected with a message', async () => {
    const entry = await anEntry();
    const { submission } = await submit(test, { correctionOf: entry.id, proposal: { affinity: 'high' } });
    await services().entryEditing.delete(doctor, entry.id);
    await expectRefused(
      services().submissionReviews.approve(reviewer, submission.id, { entryVersion: 2 }),
      'CONFLICT',
      messages.correctionEntryDeleted,
    );
    await expectRefused(
      submit(test, { correctionOf: entry.id, proposal: { affinity: 'x' } }),
      'NOT_FOUND',
      messages.entryNotFound,
    );
  });

  it('may leave blank fields blank, cannot clear required fields, and must change something', async () => {
    const entry = await anEntry();
    const of = (proposal: object) => submit(test, { correctionOf: entry.id, proposal: { ...proposal } });
    await expectRefused(of({ uniprotId: '' }), 'BAD_USER_INPUT', 'uniprotId is required');
    await expectRefused(of({ epitope: '' }), 'BAD_USER_INPUT', messages.correctionChangesNothing);
    await expectRefused(of({ affinity: {} }), 'BAD_USER_INPUT', messages.entryValue('affinity'));
    await of({ affinity: null });
  });
});
