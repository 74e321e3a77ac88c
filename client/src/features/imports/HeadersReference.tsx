import { entryFields } from '@contract/entry-fields';
import { UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router-dom';

import { paths } from '../../paths';
import classes from './HeadersReference.module.css';

/** The column headers that imports understand. */
export function HeadersReference() {
  const [isOpen, { toggle }] = useDisclosure(false);
  return (
    <section className={classes.reference}>
      <h2 className={classes.title}>
        <UnstyledButton
          className={classes.toggle}
          aria-expanded={isOpen}
          aria-controls="import-headers"
          onClick={toggle}
        >
          <IconChevronRight size={16} aria-hidden="true" className={classes.chevron} />
          Recognised headers
        </UnstyledButton>
      </h2>
      <div id="import-headers" hidden={!isOpen} className={classes.body}>
        <p>
          Case, spaces, hyphens and punctuation are ignored. A column with another header is stored as
          additional data under its header. A column named accession identifies the entry of a row, as in
          exports. For programs, see the <Link to={paths.apiDocs}>API</Link>.
        </p>
        {isOpen && (
          <dl className={classes.fields}>
            {entryFields.map(({ name, label, requiredFor, aliases }) => (
              <div key={name} className={classes.field}>
                <dt>
                  {label}
                  {requiredFor === 'entry' && <span className={classes.required}> required</span>}
                </dt>
                <dd>{[name, ...aliases.slice(0, shownAliases)].join(', ')}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  );
}

/** Maximum number of aliases shown per field; a few suffice as examples. */
const shownAliases = 5;
