/** Types for the part of the layout engine that we use; the package has none. */
declare module 'cose-base' {
  export class CoSELayout {
    maxIterations: number;
    maxCoolingCycle: number;
    getAllNodes(): readonly unknown[];
    initSpringEmbedder: (this: CoSELayout) => void;
  }
}
