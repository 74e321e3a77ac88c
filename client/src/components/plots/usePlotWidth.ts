import { useElementSize } from '@mantine/hooks';

import { useIsPrinting } from '../../hooks/useIsPrinting';

/** Width in pixels before the first measurement, and where there is no layout (jsdom). */
const usualWidth = 560;
/** Width in pixels of a plot in one of two columns on A4 or Letter, in the frame's own pixels. */
const columnOnPaper = 408;

/** Returns the width of a plot in pixels: that of its container, or `onPaper` while the page is printed. */
export function usePlotWidth(onPaper = columnOnPaper) {
  const { ref, width } = useElementSize<HTMLDivElement>();
  const isPrinting = useIsPrinting();
  return { ref, width: isPrinting ? onPaper : width > 0 ? width : usualWidth };
}
