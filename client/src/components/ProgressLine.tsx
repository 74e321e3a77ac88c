import classes from './ProgressLine.module.css';

/** A thin line at the top of the window: something that was asked for is loading. It appears after 150 ms. */
export function ProgressLine() {
  return <div className={classes.line} data-screen-only role="progressbar" aria-label="Loading" />;
}
