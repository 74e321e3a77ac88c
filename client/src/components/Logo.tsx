import classes from './Logo.module.css';

/** The product's mark: an antibody's Y and, between its arms, the self-antigen it meets. */
export function Logo() {
  return (
    <svg className={classes.logo} viewBox="0 0 32 32" aria-hidden="true">
      <path className={classes.antibody} d="M14.2 29V17.4L6 9.2M17.8 29V17.4L26 9.2" />
      <circle className={classes.antigen} cx="16" cy="6.8" r="4.3" />
    </svg>
  );
}
