import { ImportTemplateService } from './import-template.service.js';

const visitor = { viewer: null, tokenRefused: false, address: '192.0.2.1', requestId: 'test' };

test('a spreadsheet is written once, however many ask for it', async () => {
  const templates = new ImportTemplateService();
  const ask = async () => {
    const { body } = templates.make(visitor, 'xlsx');
    return body.toArray();
  };
  const [[first], [second]] = await Promise.all([ask(), ask()]);
  expect(first).toBeInstanceOf(Buffer);
  expect(second).toBe(first);
  expect((await ask())[0]).toBe(first);
});
