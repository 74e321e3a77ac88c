import { saysAntibody } from './vocabulary.js';

test.each([
  ['Anti-Ro60', true],
  ['Antinuclear antibodies', true],
  ['islet cell autoantibody', true],
  ['Antigliadin', true],
  ['La-Ak', true],
  ['TPO Abs', true],
  ['Abatacept', false],
  ['Antigen KI-67', false],
  ['Proliferating cell nuclear antigen', false],
  ['Romantic', false],
])('%s says that an antibody is meant: %s', (text, says) => {
  expect(saysAntibody(text)).toBe(says);
});
