import { readTypedName, tierOfName } from './typed-name.js';

const tierOf = (typed: string, name: string) => tierOfName(name, readTypedName(typed));

test.each([
  ['Anti-Jo-1', ['jo1'], 'jo1'],
  ['anti jo1 antibody', ['jo1'], 'jo1'],
  ['jo1 antib', ['jo1'], 'jo1'],
  ['β2-GPI', ['beta2', 'gpi'], 'b2gpi'],
  ['anti', ['anti'], ''],
  ['anti-', ['anti'], ''],
  ['antib', ['antib'], 'antib'],
  ['s', ['s'], ''],
  ['ro ro', ['ro'], 'roro'],
  ['100% _\\', ['100'], '100'],
  [' + ', [], ''],
  ['', [], ''],
])('%j is parsed as %j', (typed, words, key) => {
  const read = readTypedName(typed);
  expect(read.words.map(({ spellings }) => spellings[0])).toEqual(words);
  expect(read.key).toBe(key);
});

test.each([
  ['ss a', { spellings: ['ssa', 'ssalpha'], apart: 'ss a', open: true }],
  ['ssa', { spellings: ['ssa', 'ssalpha'], apart: 'ss a', open: false }],
  ['b2gpi', { spellings: ['b2gpi', 'beta2gpi'], apart: null, open: false }],
  ['lupus', { spellings: ['lupus'], apart: null, open: false }],
  ['haemolytic', { spellings: ['haemolytic', 'hemolytic'], apart: null, open: false }],
])('the spellings of %j are %j', (typed, word) => {
  expect(readTypedName(typed).words).toEqual([expect.objectContaining(word)]);
});

test.each([
  ['jo1', 'Anti-Jo-1', 'exact'],
  ['ss a', 'Anti-SS-A', 'exact'],
  ['lupus', 'Systemic lupus erythematosus', 'word'],
  ['erythematosus lupus', 'Systemic lupus erythematosus', 'word'],
  ['lupus ery', 'Systemic lupus erythematosus', 'prefix'],
  ['mda', 'Anti-MDA5', 'prefix'],
  ['b2g', 'Anti-β2-glycoprotein I', 'prefix'],
  ['philia', 'Acquired hemophilia A', 'contained'],
  ['haemophil', 'Acquired hemophilia A', 'prefix'],
  ['ph', 'Acquired hemophilia A', null],
  ['lupus nephritis', 'Systemic lupus erythematosus', null],
  ['ss-a', 'Anti-La (SSB)', null],
  ['ssa', '60 kDa SS-A/Ro ribonucleoprotein', 'word'],
  ['ss a', 'Clotting assay', null],
  ['ssa', 'Clotting assay', 'contained'],
  ['type a', 'Type and another', 'prefix'],
  ['b2gpi', 'Cardiolipin-β2GPI complex', 'word'],
  ['tpo', 'Ribonuclease subunit POP1', null],
  ['a', 'Hemophilia A', 'prefix'],
  ['+', 'A + B', null],
])('%j matches %j: %j', (typed, name, tier) => {
  expect(tierOf(typed, name)).toBe(tier);
});
