import { TextLink } from '../../components/TextLink';
import { paths } from '../../paths';
import classes from './HomePage.module.css';

const tools = [
  {
    to: paths.calculator(),
    title: 'What does a test result mean?',
    answer: 'Predictive values and likelihood ratios from sensitivity, specificity and prevalence.',
  },
  {
    to: paths.differential(),
    title: 'Which diseases fit these antibodies?',
    answer: 'Diseases that entries link to findings, which cannot be told apart, and what to test next.',
  },
] as const;

/** Links to the pages that calculate and compare. */
export function Tools() {
  return (
    <ul className={classes.tools} aria-label="Tools">
      {tools.map(({ to, title, answer }) => (
        <li key={to}>
          <TextLink to={to} className={classes.tool}>
            {title}
          </TextLink>
          <p className={classes.answer}>{answer}</p>
        </li>
      ))}
    </ul>
  );
}
