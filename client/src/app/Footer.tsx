import { useLocation } from 'react-router-dom';

import { today } from '../components/format';
import { siteAddress } from '../components/siteAddress';
import { TextLink } from '../components/TextLink';
import { paths } from '../paths';
import classes from './Footer.module.css';

const links = [
  { to: paths.statistics(), label: 'Statistics' },
  { to: paths.explore(), label: 'Explore' },
  { to: paths.calculator(), label: 'Calculator' },
  { to: paths.differential(), label: 'Differential' },
  { to: paths.vocabulary(), label: 'Vocabulary' },
  { to: paths.about, label: 'About' },
  { to: `${paths.about}#licences`, label: 'Licences' },
  { to: `${paths.about}#cite`, label: 'How to cite' },
  { to: paths.apiDocs, label: 'API' },
] as const;

/** Shown on every page: the disclaimer, the terms of use, and links to more information. */
export function Footer() {
  return (
    <footer data-text="note" className={classes.footer} data-screen-only>
      <div className={classes.inner}>
        <p>
          For research and teaching. Not medical advice. Software: Apache License 2.0. Starter data: CC BY
          4.0.
        </p>
        <nav className={classes.links} aria-label="Footer">
          {links.map(({ to, label }) => (
            <TextLink key={to} to={to}>
              {label}
            </TextLink>
          ))}
        </nav>
      </div>
    </footer>
  );
}

/** The end of a printed page: where it is from, and when it was printed. */
export function PrintedFooter() {
  const { pathname, search } = useLocation();
  return (
    <footer className={classes.printed} data-print-only>
      Printed from {siteAddress() + pathname + search} on {today()}. For research and teaching, not medical
      advice.
    </footer>
  );
}
