import 'cytoscape';

/** What of the drawing library is used here and missing from its types. */
declare module 'cytoscape' {
  interface Core {
    /** Does something without the canvas being told, which would draw all of it. */
    noNotifications(callback: () => void): void;
  }
}
