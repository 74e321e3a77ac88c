import classes from './PagePlaceholder.module.css';

/** Keeps the room of a page whose code is on its way, so that the footer does not jump. */
export function PagePlaceholder() {
  return <div className={classes.placeholder} role="status" aria-label="Loading" />;
}
