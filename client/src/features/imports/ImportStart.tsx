import { restPaths } from '@contract/rest-paths';
import { IconDownload } from '@tabler/icons-react';

import { FormFailure } from '../../components/FormFailure';
import { ToolButton } from '../../components/ToolButton';
import { useDownload } from '../../components/useDownload';
import { useRestoredFocus } from '../../hooks/useRestoredFocus';
import { HeadersReference } from './HeadersReference';
import classes from './ImportPage.module.css';
import { PastImports } from './past/PastImports';
import { DropZone } from './upload/DropZone';
import { SendingFile } from './upload/SendingFile';
import type { SendFile } from './upload/useSendFile';

/** The start page: choose a file, what happens to it, and past imports. */
export function ImportStart({ sender }: { readonly sender: SendFile }) {
  const { sending, failure, send, cancel } = sender;
  const chooser = useRestoredFocus<HTMLButtonElement>(sending ? sending.file.name : '');
  return (
    <>
      <div className={classes.start}>
        <div data-stack="12">
          <FormFailure error={failure?.error} operation="importFile">
            {failure && (
              <span data-text="quiet" style={{ overflowWrap: 'anywhere' }}>
                {failure.file.name}
              </span>
            )}
          </FormFailure>
          {sending ? (
            <SendingFile sending={sending} onCancel={cancel} />
          ) : (
            <DropZone buttonRef={chooser} onFile={(file) => send(file)} />
          )}
        </div>
        <section className={classes.expect} aria-labelledby="import-steps">
          <h2 id="import-steps">What happens next</h2>
          <ol>
            <li>
              <span>
                <strong>The server checks the file.</strong> It stores nothing yet.
              </span>
            </li>
            <li>
              <span>
                <strong>You check the preview.</strong> Match columns to fields, and see the errors and likely
                duplicates of each row.
              </span>
            </li>
            <li>
              <span>
                <strong>You import</strong> all rows or only the valid rows. You can undo an import later.
              </span>
            </li>
          </ol>
          <p>To start from a template, whose example row is not imported:</p>
          <div data-buttons>
            <TemplateButton format="xlsx" />
            <TemplateButton format="csv" />
          </div>
        </section>
      </div>
      <HeadersReference />
      <PastImports />
    </>
  );
}

/** Downloads a template file with every header and one example row, which imports skip. */
function TemplateButton({ format }: { readonly format: 'xlsx' | 'csv' }) {
  const { button, busy, download } = useDownload('fetchImportTemplate');
  const file = {
    address: `${restPaths.importTemplate}?format=${format}`,
    format,
    fileName: `import-template.${format}`,
  };
  return (
    <ToolButton ref={button} loading={busy !== null} Icon={IconDownload} onClick={() => download(file)}>
      {format.toUpperCase()} template
    </ToolButton>
  );
}
