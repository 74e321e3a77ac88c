import { type Arrangement, arrangeNodes } from './arrangeNodes';

/** Arranges beside the page, which stays at hand meanwhile. */
addEventListener('message', ({ data }: MessageEvent<Arrangement>) => {
  arrangeNodes(data, (places, isLast) => postMessage({ places, isLast }));
});
