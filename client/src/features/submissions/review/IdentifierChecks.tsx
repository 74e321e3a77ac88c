import { entryFields } from '@contract/entry-fields';
import { recogniseIn } from '@contract/rules/recognise-identifiers';
import { IconAlertTriangle } from '@tabler/icons-react';

import type { EntryContent } from '../../../components/entryForm/entryFormValues';
import { identifierRemarks } from '../../../components/entryForm/identifierChecks';
import { formatCount } from '../../../components/format';
import { IdentifierText } from '../../../components/IdentifierText';
import { TitledSection } from '../../../components/TitledSection';
import classes from './ReviewSide.module.css';

/** The identifiers in a proposal with links to look them up, and texts that look like mistyped identifiers. */
export function IdentifierChecks({ proposal }: { readonly proposal: EntryContent }) {
  const remarks = entryFields.flatMap(({ name, label }) =>
    identifierRemarks(name, proposal[name] ?? '').map((remark) => ({ label, remark })),
  );
  const found = identifiersIn(proposal);
  return (
    <TitledSection title="Identifiers" data-stack="8" headingSize="md">
      {remarks.length > 0 && (
        <ul className={classes.remarks}>
          {remarks.map(({ label, remark }) => (
            <li key={label + remark}>
              <IconAlertTriangle size={16} aria-hidden="true" />
              <span>
                <strong>{label}</strong>: {remark}
              </span>
            </li>
          ))}
        </ul>
      )}
      {found.length === 0 ? (
        <p>No identifiers are recognised.</p>
      ) : (
        <>
          <p>
            {formatCount(found.length, 'is recognised', 'are recognised')}
            {remarks.length === 0 && ', without problems'}:
          </p>
          <ul className={classes.found}>
            {found.map((piece) => (
              <li key={piece.text}>
                <IdentifierText pieces={[piece]} />
              </li>
            ))}
          </ul>
        </>
      )}
    </TitledSection>
  );
}

function identifiersIn(proposal: EntryContent) {
  const pieces = entryFields
    .flatMap(({ name }) => recogniseIn(name, proposal[name] ?? ''))
    .filter(({ href }) => href !== undefined);
  return [...new Map(pieces.map((piece) => [piece.text, piece])).values()];
}
