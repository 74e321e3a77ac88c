import { useElementSize } from '@mantine/hooks';

/** Before the first measurement, and where nothing is laid out. */
const usualWidth = 560;

/** How wide the place of a plot is, in pixels. */
export function usePlotWidth() {
  const { ref, width } = useElementSize<HTMLDivElement>();
  return { ref, width: width > 0 ? width : usualWidth };
}
