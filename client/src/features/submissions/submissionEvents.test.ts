import { tellChanges, tellEvent } from './submissionEvents';

const ada = { id: '00000000-0000-4000-8000-0000000000ad', name: 'Ada Lovelace' };
const change = { field: 'epitope', before: null, after: 'Residues 1–20' };

test('whoever has an account is named for what they did', () => {
  expect(tellEvent({ kind: 'approved', by: ada }, 'Grace')).toBe('Approved and published by Ada Lovelace');
  expect(tellEvent({ kind: 'submitted', by: ada }, 'Grace')).toBe('Submitted by Ada Lovelace');
});

test('the name for credit stands for a submitter without an account, never for a reviewer', () => {
  expect(tellEvent({ kind: 'resubmitted', by: null }, 'Grace')).toBe('Answered and resubmitted by Grace');
  expect(tellEvent({ kind: 'rejected', by: null }, 'Grace')).toBe('Rejected');
  expect(tellEvent({ kind: 'withdrawn', by: null }, null)).toBe('Withdrawn');
});

test('what was changed of the proposal is counted, and whose change it was is told', () => {
  expect(tellChanges({ kind: 'approved', changes: [change] })).toBe('1 field corrected by the reviewer');
  expect(tellChanges({ kind: 'resubmitted', changes: [change, change] })).toBe('2 fields changed');
  expect(tellChanges({ kind: 'rejected', changes: [] })).toBeNull();
});
