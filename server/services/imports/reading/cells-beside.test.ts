import { readBytes } from '../../../test/imports/read-file.js';
import { cellsBeside } from './cells-beside.js';

async function beside(header: string, row: string): Promise<readonly (string | null)[] | undefined> {
  const { plan, rows } = await readBytes(`${header}\r\n${row}\r\n`);
  const [read] = rows;
  return read?.content ? cellsBeside(plan, read.cells, read.content.values) : undefined;
}

const header = 'disease,autoantibody,autoantigen,epitope';

describe('cellsBeside', () => {
  it('leaves nothing of a row that says what its fields hold, blank ones too', async () => {
    expect(await beside(header, 'SLE,Anti-Sm,SmD1,')).toEqual([]);
  });

  it('keeps what is written otherwise, and what no field holds', async () => {
    expect(await beside(`${header},Lab`, ' SLE,Anti-Sm,SmD1,,Basel')).toEqual([
      ...[' SLE', null, null, null, 'Basel'],
    ]);
    expect(await beside(`${header},createdAt,type`, "SLE,'=Anti-Sm,SmD1,x,2024,IgG")).toEqual([
      ...[null, "'=Anti-Sm", null, null, '2024'],
    ]);
  });

  it('keeps the second of two columns for a field', async () => {
    expect(await beside(`${header},Epitope`, 'SLE,Anti-Sm,SmD1,one,two')).toEqual([
      ...[null, null, null, null, 'two'],
    ]);
  });
});
