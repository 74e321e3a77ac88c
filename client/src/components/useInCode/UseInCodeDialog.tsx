import { useIsPhone } from '../../hooks/useIsPhone';
import { OnDemand, onDemand } from '../OnDemand';
import { Dialog } from '../overlays/Dialog';
import type { CodeView } from './codeView';
import classes from './UseInCode.module.css';

// Few users open the dialog.
const tabsCode = onDemand(async () => (await import('./CodeTabs')).CodeTabs);

interface UseInCodeDialogProps {
  readonly view: CodeView;
  readonly onClose: () => void;
}

/** The data of a page for programs: as an address, for the terminal, as GraphQL, for Python and for R. */
export function UseInCodeDialog({ view, onClose }: UseInCodeDialogProps) {
  return (
    <Dialog
      opened
      onClose={onClose}
      title={`Use in code: ${view.title}`}
      size="50rem"
      fullScreen={useIsPhone()}
    >
      <OnDemand
        code={tabsCode}
        loading={<div className={classes.way} role="status" aria-label="Loading the code" />}
      >
        {(CodeTabs) => <CodeTabs view={view} origin={window.location.origin} />}
      </OnDemand>
    </Dialog>
  );
}
