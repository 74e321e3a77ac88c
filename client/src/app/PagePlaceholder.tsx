import classes from './PagePlaceholder.module.css';

/** Reserves the space of a page whose code is loading, so that the footer does not jump. */
export function PagePlaceholder() {
  return <div className={classes.placeholder} role="status" aria-label="Loading" />;
}
