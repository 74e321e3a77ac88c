import { Skeleton } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';

import { LeaveGuard } from '../../components/LeaveGuard';
import { onDemand } from '../../components/OnDemand';
import { PageTitle } from '../../components/PageTitle';
import { paths } from '../../paths';
import { ImportView } from './ImportView';
import { type SentFile, useSendFile } from './upload/useSendFile';

const ImportStart = onDemand(
  () => import('./ImportStart'),
  'ImportStart',
  () => <Skeleton height={320} />,
);

const leaving = {
  leaveTitle: 'Leave during the upload?',
  signOutTitle: 'Sign out during the upload?',
  lost: 'The upload is not complete. If you leave now, it stops and nothing is stored.',
};

/** Imports entries from a file: choosing the file, preview, result, and past imports. */
export function ImportPage() {
  const { id } = useParams();
  const navigate = useNavigate();
  const [sent, setSent] = useState<SentFile | null>(null);
  const hasArrived = useRef(false);
  const sender = useSendFile((file) => {
    setSent(file);
    hasArrived.current = true;
    // A repeated preview replaces the previous one in the browser history.
    void navigate(paths.import(file.importId), { replace: id !== undefined });
  });
  const send: typeof sender.send = (file, options) => {
    hasArrived.current = false;
    sender.send(file, options);
  };
  const guarded = { ...sender, send };
  useWindowEvent('dragover', refuseFile);
  useWindowEvent('drop', refuseFile);
  return (
    <div data-stack="28">
      <LeaveGuard isDirty={sender.sending !== null} isDone={hasArrived} words={leaving} />
      {id === undefined ? (
        <>
          <div data-stack="6">
            <PageTitle title="Import entries" />
            <p data-text="quiet">
              Upload a spreadsheet or an export. You see the result before anything is stored.
            </p>
          </div>
          <ImportStart sender={guarded} />
        </>
      ) : (
        <ImportView key={id} id={id} sent={sent?.importId === id ? sent : null} sender={guarded} />
      )}
    </div>
  );
}

/** A file that is dropped outside of the drop zone would replace the page. */
function refuseFile(event: DragEvent): void {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}
