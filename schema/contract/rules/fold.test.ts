import { fold } from './fold.js';

describe('fold', () => {
  it.each([
    ['Sjögren’s syndrome', "sjogren's syndrome"],
    ['β2–GPI', 'beta2-gpi'],
    ['TIF1-γ', 'tif1-gamma'],
    ['Guillain-Barré', 'guillain-barre'],
    ['  many   blanks\u00a0\t here ', 'many blanks here'],
    ['ﬁbrillarin', 'fibrillarin'],
    ['Straße Ærø', 'strasse aero'],
    ['µ-opioid', 'mu-opioid'],
    ['Ｆｕｌｌ', 'full'],
    ['Волчанка 狼瘡', 'волчанка 狼瘡'],
  ])('folds %j to %j', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('is idempotent', () => {
    for (const text of ['Sjögren’s', 'β2–GPI', 'İstanbul', '½ ™ ﬀ', 'ǅ ß ẞ', '″′‐―']) {
      expect(fold(fold(text))).toBe(fold(text));
    }
  });
});
