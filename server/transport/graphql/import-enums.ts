import { registerEnumType } from 'type-graphql';

import {
  existingPolicies,
  importFormats,
  importModes,
  importStatuses,
  rowOutcomes,
  rowSelections,
} from '../../../schema/contract/imports.js';
import { describe, enumOf } from './enum-words.js';

export const ImportModeEnum = enumOf(importModes);
registerEnumType(ImportModeEnum, {
  name: 'ImportMode',
  description: 'What an import stores where some of its rows are bad.',
  valuesConfig: describe({
    all: 'All rows or none: one bad row, and nothing is stored.',
    valid_only: 'The good rows; the bad ones are reported.',
  }),
});

export const ExistingPolicyEnum = enumOf(existingPolicies);
registerEnumType(ExistingPolicyEnum, {
  name: 'ExistingPolicy',
  description: 'What is done with a row that names an entry by id or accession and differs from it.',
  valuesConfig: describe({
    refuse: 'The row is bad.',
    update: 'The entry becomes what the row says; columns that the file has not stay.',
  }),
});

export const ImportFormatEnum = enumOf(importFormats);
registerEnumType(ImportFormatEnum, {
  name: 'ImportFormat',
  description: 'The kinds of file an import reads.',
  valuesConfig: describe({
    csv: 'Text with commas, semicolons or tabs between the cells.',
    tsv: 'Text with tabs between the cells.',
    xlsx: 'A workbook of Excel and the like; one sheet of it is read.',
    json: 'A JSON list of entries.',
    ndjson: 'One JSON object in each line.',
  }),
});

export const ImportStatusEnum = enumOf(importStatuses);
registerEnumType(ImportStatusEnum, {
  name: 'ImportStatus',
  description: 'Where an import stands.',
  valuesConfig: describe({
    receiving: 'Its rows arrive and are read.',
    waiting: 'Its rows are here; it waits for its turn.',
    running: 'It is checked and stored.',
    previewed: 'It is checked, and nothing is stored; it can be run for a day.',
    done: 'It is stored.',
    refused: 'It has bad rows, and nothing is stored.',
    failed: 'It broke off, and nothing is stored.',
    undone: 'What it changed was put back.',
  }),
});

export const RowOutcomeEnum = enumOf(rowOutcomes);
registerEnumType(RowOutcomeEnum, {
  name: 'RowOutcome',
  description: 'What becomes, or became, of a row.',
  valuesConfig: describe({
    insert: 'A new entry.',
    update: 'A change of an entry.',
    skip: 'Nothing: there is such an entry already, or the row is no data.',
    fail: 'Nothing: it is bad.',
  }),
});

export const RowSelectionEnum = enumOf(rowSelections);
registerEnumType(RowSelectionEnum, {
  name: 'RowSelection',
  description: 'Which rows are asked for.',
  valuesConfig: describe({
    all: 'All of them.',
    problems: 'Those with something bad, and those with a warning.',
    errors: 'Those with something bad.',
    warnings: 'Those with a warning.',
    updates: 'Those that change an entry.',
  }),
});
