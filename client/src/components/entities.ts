import type { EntityKind } from '@contract/entry-field-row';

interface Entity {
  readonly word: string;
  readonly plural: string;
  /** The SVG path of the icon, on a grid of 16 × 16, in strokes. */
  readonly drawing: string;
}

/** The four kinds of entities of an entry; each has a label and an icon, so that colour alone never identifies it. */
export const entities: Readonly<Record<EntityKind, Entity>> = {
  disease: {
    word: 'Disease',
    plural: 'Diseases',
    drawing: 'M1.5 8.5h3l1.8-5 3.2 9 1.9-4h3.1',
  },
  autoantibody: {
    word: 'Autoantibody',
    plural: 'Autoantibodies',
    drawing: 'M7 14.2V8.6L2.6 4.2M9 14.2V8.6l4.4-4.4M4.6 2.2l2.6 2.6M11.4 2.2 8.8 4.8',
  },
  autoantigen: {
    word: 'Autoantigen',
    plural: 'Autoantigens',
    drawing: 'M8 1.8 13.4 4.9v6.2L8 14.2l-5.4-3.1V4.9z',
  },
  epitope: {
    word: 'Epitope',
    plural: 'Epitopes',
    drawing: 'M13.4 8v3.1L8 14.2l-5.4-3.1V4.9L6 3M14.2 3.8a2.4 2.4 0 1 1-4.8 0 2.4 2.4 0 0 1 4.8 0z',
  },
};
