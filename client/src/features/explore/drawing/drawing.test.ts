import { chooseNames } from './chooseNames';
import { sizesFor, widthsFor } from './networkElements';
import { nodeInDirection } from './positions';

test('nodes and lines grow with their entries, nodes by area', () => {
  const sizeOf = sizesFor([1, 25, 100]);
  expect(sizeOf(1).size).toBeLessThan(sizeOf(25).size);
  expect(sizeOf(25).size).toBeLessThan(sizeOf(100).size);
  expect(sizesFor([1, 2])(2).size).toBeLessThan(sizeOf(100).size / 2);
  expect(widthsFor([1, 50])(50)).toBeGreaterThan(widthsFor([1, 50])(1));
});

test('names never lie over each other, and the first have first choice', () => {
  const node = (id: string, x: number) => ({ id, label: 'Uveitis', x, y: 0, size: 20, font: 12 });
  expect([...chooseNames([node('a', 0), node('b', 10), node('c', 20), node('d', 200)])]).toEqual([
    ['a', 'below'],
    ['b', 'above'],
    ['d', 'below'],
  ]);
});

test('a name covers no node before its own, and as few of the others as it can', () => {
  const node = (id: string, x: number, y: number, size = 20) => ({
    id,
    label: 'Uveitis',
    x,
    y,
    size,
    font: 12,
  });
  expect(chooseNames([node('large', 0, 0, 60), node('small', 0, 42)]).get('large')).toBe('above');
  expect(chooseNames([node('large', 0, 0, 60), node('small', 0, -10)]).has('small')).toBe(false);
});

test('an arrow key selects the neighbour in that direction, if any', () => {
  const others = [
    { id: 'far right', x: 300, y: 10 },
    { id: 'right', x: 100, y: 20 },
    { id: 'down', x: 5, y: 90 },
  ];
  expect(nodeInDirection({ x: 0, y: 0 }, others, 'right')).toBe('right');
  expect(nodeInDirection({ x: 0, y: 0 }, others, 'down')).toBe('down');
  expect(nodeInDirection({ x: 0, y: 0 }, others, 'left')).toBeNull();
});
