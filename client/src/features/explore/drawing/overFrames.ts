/** Works on until a pause, a frame later until the next, so that the page stays at hand; returns what calls it off. */
export function overFrames(work: Generator<unknown, void>): () => void {
  let frame = 0;
  goOn();
  return () => {
    cancelAnimationFrame(frame);
    work.return();
  };

  function goOn(): void {
    if (work.next().done !== true) frame = requestAnimationFrame(goOn);
  }
}
