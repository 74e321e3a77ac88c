import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';

import { originOf } from '../../../components/history/describeRevision';
import { paths } from '../../../paths';
import { useMay } from '../../../session/useSession';
import classes from './EntryHistory.module.css';

/** The import or submission that caused a revision; a link if the user may open it. */
export function RevisionOrigin({ source }: { readonly source: string }) {
  const maySee = {
    import: useMay('imports.read'),
    submission: useMay('submissions.readAll'),
  };
  const origin = originOf(source);
  if (origin === null) return null;
  const { kind, id } = origin;
  const originText = `from ${kind === 'import' ? 'an import' : 'a submission'}`;
  if (!maySee[kind]) return <span className={classes.quiet}>{originText}</span>;
  const to = kind === 'import' ? paths.import(id) : paths.submission(id);
  return (
    <Anchor component={Link} inherit to={to}>
      {originText}
    </Anchor>
  );
}
