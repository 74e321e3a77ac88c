import classes from './FiltersHint.module.css';

/** Explains how filters combine. */
export function FiltersHint() {
  return (
    <p className={classes.hint}>
      The list shows entries that meet all filters and contain every word of the search.
    </p>
  );
}
