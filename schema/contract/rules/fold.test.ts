import { fold } from './fold.js';

describe('fold', () => {
  it.each([
    ['Sjögren’s syndrome', "sjogren's syndrome"],
    ['Sjögren´s syndrome', "sjogren's syndrome"],
    ['Sjögrenʼs syndrome', "sjogren's syndrome"],
    ['β2–GPI', 'beta2-gpi'],
    ['TIF1-γ', 'tif1-gamma'],
    ['Guillain-Barré', 'guillain-barre'],
    ['  many   blanks\u00a0\t here ', 'many blanks here'],
    ['ﬁbrillarin', 'fibrillarin'],
    ['Straße Ærø', 'strasse aero'],
    ['µ-opioid', 'mu-opioid'],
    ['Ｆｕｌｌ', 'full'],
    ['Волчанка 狼瘡', 'волчанка 狼瘡'],
    ['\ufeffgranulo\u00admatosis\u200e \u202ewith\u200b', 'granulomatosis with'],
    ['Anti-ß2GPI, IFN-ß, ß\u00ad2', 'anti-beta2gpi, ifn-beta, beta2'],
    ['Stra\u00adße', 'strasse'],
  ])('folds %j to %j', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('is idempotent', () => {
    for (const text of ['Sjögren’s', 'β2–GPI', 'İstanbul', '½ ™ ﬀ', 'ǅ ß ẞ Fuß', '″′‐―', 'a\u00ad\u200d b']) {
      expect(fold(fold(text))).toBe(fold(text));
    }
  });
});
