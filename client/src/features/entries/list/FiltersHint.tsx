import classes from './FiltersHint.module.css';

/** Explains how filters combine. */
export function FiltersHint() {
  return (
    <p className={classes.hint}>
      Filters narrow together: an entry must meet all of them, and hold every word of the search.
    </p>
  );
}
