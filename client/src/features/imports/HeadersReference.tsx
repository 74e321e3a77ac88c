import { entryFields } from '@contract/entry-fields';
import { Box } from '@mantine/core';

import { Fold } from '../../components/Fold';
import { TextLink } from '../../components/TextLink';
import { paths } from '../../paths';
import classes from './HeadersReference.module.css';

/** The column headers that imports understand. */
export function HeadersReference() {
  return (
    <Fold title="Recognised headers">
      <Box component="p" data-text="quiet" maw="75ch" mb={16}>
        Case, spaces, hyphens and punctuation are ignored. A column with another header is stored as
        additional data under its header. A column named accession identifies the entry of a row, as in
        exports. For programs, see the <TextLink to={paths.apiDocs}>API</TextLink>.
      </Box>
      <dl className={classes.fields}>
        {entryFields.map(({ name, label, requiredFor, aliases }) => (
          <div key={name} className={classes.field}>
            <dt>
              {label}
              {requiredFor === 'entry' && <span data-text="note"> required</span>}
            </dt>
            <dd data-text="note">{[name, ...aliases.slice(0, shownAliases)].join(', ')}</dd>
          </div>
        ))}
      </dl>
    </Fold>
  );
}

/** Maximum number of aliases shown per field; a few suffice as examples. */
const shownAliases = 5;
