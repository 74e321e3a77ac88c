/** What of the engine under the layout is used here; it brings no types of its own. */
declare module 'cose-base' {
  export class CoSELayout {
    maxIterations: number;
    maxCoolingCycle: number;
    getAllNodes(): readonly unknown[];
    initSpringEmbedder: (this: CoSELayout) => void;
  }
}
