import { describeChanges, describeEvent } from './submissionEvents';

const ada = { id: '00000000-0000-4000-8000-0000000000ad', name: 'Ada Lovelace' };
const change = { field: 'epitope', before: null, after: 'Residues 1–20' };

test('names the account that caused an event', () => {
  expect(describeEvent({ kind: 'approved', by: ada }, 'Grace')).toBe(
    'Approved and published by Ada Lovelace',
  );
  expect(describeEvent({ kind: 'submitted', by: ada }, 'Grace')).toBe('Submitted by Ada Lovelace');
});

test('uses the name for credit for a submitter without an account, never for a reviewer', () => {
  expect(describeEvent({ kind: 'resubmitted', by: null }, 'Grace')).toBe('Answered and resubmitted by Grace');
  expect(describeEvent({ kind: 'rejected', by: null }, 'Grace')).toBe('Rejected');
  expect(describeEvent({ kind: 'withdrawn', by: null }, null)).toBe('Withdrawn');
});

test('counts the changes of the proposal, and names their author', () => {
  expect(describeChanges({ kind: 'approved', changes: [change] })).toBe('1 field corrected by the reviewer');
  expect(describeChanges({ kind: 'resubmitted', changes: [change, change] })).toBe('2 fields changed');
  expect(describeChanges({ kind: 'rejected', changes: [] })).toBeNull();
});
