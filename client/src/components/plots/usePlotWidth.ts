import { useElementSize } from '@mantine/hooks';

/** Width in pixels before the first measurement, and where there is no layout (jsdom). */
const usualWidth = 560;

/** Measures the width of a plot's container in pixels. */
export function usePlotWidth() {
  const { ref, width } = useElementSize<HTMLDivElement>();
  return { ref, width: width > 0 ? width : usualWidth };
}
