import { Anchor } from '@mantine/core';

import { paths } from '../paths';
import classes from './Footer.module.css';

/** What holds on every page: what this is not, under which terms it may be used, and where programs go. */
export function Footer() {
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <p className={classes.text}>
          For research and teaching. Not medical advice. The software is free under the Apache License 2.0.
        </p>
        <nav className={classes.links} aria-label="For programs">
          <Anchor inherit href={paths.restReference}>
            REST API
          </Anchor>
          <Anchor inherit href={paths.graphql}>
            GraphQL
          </Anchor>
        </nav>
      </div>
    </footer>
  );
}
