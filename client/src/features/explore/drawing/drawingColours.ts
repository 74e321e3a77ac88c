import { type AssociationKind, associationKinds } from '@contract/associations';

/** The colours of the page's scheme, for what is drawn where style sheets do not reach. */
export interface DrawingColours {
  readonly surface: string;
  readonly text: string;
  readonly line: string;
  readonly accent: string;
  readonly kinds: Readonly<Record<AssociationKind, string>>;
  readonly font: string;
}

/** Reads them from the page as it looks now. */
export function readDrawingColours(): DrawingColours {
  const page = getComputedStyle(document.documentElement);
  const token = (name: string) => page.getPropertyValue(`--atlas-${name}`).trim() || '#808080';
  const [disease, autoantibody, autoantigen] = associationKinds;
  return {
    surface: token('surface'),
    text: token('text'),
    line: token('line-strong'),
    accent: token('accent'),
    kinds: {
      disease: token(disease),
      autoantibody: token(autoantibody),
      autoantigen: token(autoantigen),
    },
    font: getComputedStyle(document.body).fontFamily || 'sans-serif',
  };
}
