import { Box } from '@mantine/core';

/** Explains how filters combine. */
export function FiltersHint() {
  return (
    <Box component="p" data-text="note" flex="1 1 12rem">
      The list shows entries that meet all filters and contain every word of the search.
    </Box>
  );
}
