import classes from './AboutPage.module.css';
import { topics } from './topics';

/** The table of contents of the page. */
export function Contents() {
  return (
    <nav aria-label="On this page" className={classes.contents}>
      <ul>
        {Object.entries(topics).map(([topic, heading]) => (
          <li key={topic}>
            <a href={`#${topic}`}>{heading}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
