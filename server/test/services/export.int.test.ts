import { buffer, text } from 'node:stream/consumers';

import { parse } from 'csv-parse/sync';

import { entryFieldNames } from '../../../schema/contract/entry-fields.js';
import { limits } from '../../../schema/contract/limits.js';
import { messages } from '../../../schema/contract/messages.js';
import { unguardCell } from '../../../schema/contract/rules/formula-guard.js';
import { poolOf } from '../../persistence/data-source.js';
import type { ExportInput } from '../../services/entries/entry-inputs.js';
import { anEntry, useTestDatabase, visitor } from '../test-database.js';

const hostile = [
  '=1+1',
  '"quoted", comma',
  'line\r\nbreak',
  'tab\there',
  "'=x",
  '+',
  '-5',
  'ö β 狼瘡 😀',
  ' ; ',
];

describe('exports', () => {
  const test = useTestDatabase();
  const exported = async (input: ExportInput) =>
    text((await test.services.exports.export(visitor, input)).body);

  beforeAll(async () => {
    const cells = hostile.map((mechanism, index) => anEntry({ disease: `D${index}`, mechanism }));
    await test.store(...cells, anEntry({ disease: 'Last' }, { Curator: 'MK', '=cmd': '@x' }));
  });

  it('are limited per address, without blocking other addresses', async () => {
    const begin = (address: string) => test.services.exports.export({ ...visitor, address }, {});
    const { address: most } = limits.exports;
    const running = await Promise.all(Array.from({ length: most }, () => begin('192.0.2.1')));
    await expect(begin('192.0.2.1')).rejects.toMatchObject({
      ...{ code: 'RATE_LIMITED', message: messages.exportsOfAddress(most), retryAfterSeconds: 5 },
    });
    expect(await text((await begin('192.0.2.2')).body)).toContain('Last');
    for (const { body } of running) body.destroy();
    await new Promise((resolve) => running[0]?.body.once('close', resolve));
    expect(await text((await begin('192.0.2.1')).body)).toContain('Last');
  });

  it('are limited per network of IPv6, since each has any number of addresses', async () => {
    const begin = (host: number) =>
      test.services.exports.export({ ...visitor, address: `2001:db8:1:2::${String(host)}` }, {});
    const { address: most } = limits.exports;
    const running = await Promise.all(Array.from({ length: most }, (_, host) => begin(host)));
    await expect(begin(most)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    for (const { body } of running) body.destroy();
  });

  it('share their slots with long list pages, but not with short ones', async () => {
    const page = (limit: number) =>
      test.services.exports.longPage({ ...visitor, address: '192.0.2.3' }, { limit });
    const { address: most } = limits.exports;
    const running = await Promise.all(Array.from({ length: most }, () => page(10_000)));
    await expect(page(1001)).rejects.toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: 5 });
    expect(await page(1000)).toBeNull();
    for (const long of running) long?.body.destroy();
  });

  it.each([
    ['csv', ','],
    ['tsv', '\t'],
  ])('as %s are RFC 4180 with every column, and keep every cell', async (format, delimiter) => {
    const file = await exported({ format });
    const [header, ...rows] = parse(file, { delimiter, record_delimiter: '\r\n' });
    const columns = ['_id', 'accession', ...entryFieldNames, 'createdAt', 'updatedAt'];
    expect(header).toEqual([...columns, 'additional.=cmd', 'additional.Curator']);
    const mechanism = columns.indexOf('mechanism');
    expect(rows.slice(0, -1).map((row) => unguardCell(row[mechanism] ?? ''))).toEqual(hostile);
    expect(rows.at(-1)?.slice(-2)).toEqual(["'@x", 'MK']);
    expect(file.startsWith('_id')).toBe(true);
    const { body } = await test.services.exports.export(visitor, { format, bom: true });
    expect((await buffer(body)).subarray(0, 6)).toEqual(Buffer.from('\ufeff_id'));
  });

  it('contain only the selected columns', async () => {
    expect(await exported({ format: 'csv', columns: 'disease, type', limit: 1 })).toBe(
      'disease,type\r\nD0,\r\n',
    );
    for (const columns of ['disease,secret', 'additional.', 'measure.mood']) {
      await expect(exported({ columns })).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    }
  });

  it('contain selected additional keys', async () => {
    const columns = 'additional.Curator,disease,additional.Unknown';
    const last = { search: 'last', columns };
    expect(await exported({ ...last, format: 'csv' })).toBe(`${columns}\r\nMK,Last,\r\n`);
    const [entry] = JSON.parse(await exported(last)).data;
    expect(entry).toEqual({ additional: { Curator: 'MK' }, disease: 'Last' });
    const [whole] = JSON.parse(await exported({ ...last, columns: `additional,${columns}` })).data;
    expect(whole.additional).toEqual({ Curator: 'MK', '=cmd': '@x' });
  });

  it('contain selected kinds of measures, which need no other option', async () => {
    const sensitivity = '48% (24/50)';
    await test.store(anEntry({ disease: 'Measured', sensitivity, positivePredictiveValues: '90%' }));
    const columns = 'disease,measure.sensitivity';
    const sought = { search: 'measured', columns };
    for (const measures of [false, true]) {
      const file = await exported({ ...sought, format: 'csv', measures });
      expect(file).toBe(`${columns}\r\nMeasured,0.48 (24/50)\r\n`);
    }
    const [entry] = JSON.parse(await exported(sought)).data;
    expect(Object.keys(entry)).toEqual(['disease', 'measures']);
    expect(entry.measures).toMatchObject([{ measure: 'sensitivity', value: 0.48 }]);
  });

  it('release their connection if the client stops reading or never starts', async () => {
    const pool = poolOf(test.dataSource);
    const inUse = () => pool.totalCount - pool.idleCount;
    for (let round = 0; round < 25; round += 1) {
      const { body } = await test.services.exports.export(visitor, { format: 'csv' });
      if (round % 2 === 0) body.read(1);
      body.destroy();
    }
    await expect(test.services.entryList.list(visitor, {})).resolves.toBeDefined();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(inUse()).toBe(0);
  });
});
