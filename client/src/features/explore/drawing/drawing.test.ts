import { chooseNames } from './FrontLayer';
import { sizesFor, widthsFor } from './networkElements';
import { type Box, packBoxes } from './packBoxes';
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

test('groups are packed without lying over each other, in about the shape of the window', () => {
  const boxes: Box[] = Array.from({ length: 40 }, (_, i) => ({
    width: 400 / (i + 1),
    height: 300 / (i + 1),
    x: 0,
    y: 0,
  }));
  packBoxes(boxes, 2);
  const over = boxes.flatMap((one, i) =>
    boxes
      .slice(i + 1)
      .filter(
        (other) =>
          one.x < other.x + other.width &&
          other.x < one.x + one.width &&
          one.y < other.y + other.height &&
          other.y < one.y + one.height,
      ),
  );
  expect(over).toEqual([]);
  const width = Math.max(...boxes.map(({ x, width: w }) => x + w));
  const height = Math.max(...boxes.map(({ y, height: h }) => y + h));
  expect(width / height).toBeGreaterThan(1.2);
  expect(width / height).toBeLessThan(3.2);
});
