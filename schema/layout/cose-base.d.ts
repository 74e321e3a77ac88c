/** Types for the part of the layout engine that we use; the package has none. */
declare module 'cose-base' {
  interface CoSELayout {
    maxIterations: number;
    maxCoolingCycle: number;
    getAllNodes(): readonly unknown[];
    initSpringEmbedder: (this: CoSELayout) => void;
  }
  const engine: { readonly CoSELayout: { readonly prototype: CoSELayout } };
  export = engine;
}
