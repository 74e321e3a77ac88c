import { readTypedName, tierOfName } from './typed-name.js';

const tierOf = (typed: string, name: string) => tierOfName(name, readTypedName(typed));

test.each([
  ['Anti-Jo-1', ['jo', '1'], 'jo1'],
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
])('%j tells %j', (typed, words, key) => {
  expect(readTypedName(typed)).toMatchObject({ words, key });
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
  ['ph', 'Acquired hemophilia A', null],
  ['lupus nephritis', 'Systemic lupus erythematosus', null],
  ['+', 'A + B', null],
])('%j fits %j: %j', (typed, name, tier) => {
  expect(tierOf(typed, name)).toBe(tier);
});
