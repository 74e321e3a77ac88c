import { useIsPhone } from '../../hooks/useIsPhone';
import { onDemand } from '../OnDemand';
import { Dialog } from '../overlays/Dialog';
import type { CodeView } from './codeView';
import classes from './UseInCode.module.css';

// Few users open the dialog.
const CodeTabs = onDemand(() => import('./CodeTabs'), 'CodeTabs', CodeLoading);

interface UseInCodeDialogProps {
  readonly isOpen: boolean;
  /** Creates the code view of the page; called while the dialog is shown. */
  readonly view: () => CodeView;
  readonly onClose: () => void;
  /** Called after the dialog has closed, to place the focus. @default the focus returns to where it was */
  readonly onClosed?: () => void;
}

/** The data of a page for programs: as an address, for the terminal, as GraphQL, for Python and for R. */
export function UseInCodeDialog({ isOpen, view, onClose, onClosed }: UseInCodeDialogProps) {
  return (
    <Dialog
      opened={isOpen}
      onClose={onClose}
      onExitTransitionEnd={onClosed}
      returnFocus={onClosed === undefined}
      title={<DialogTitle view={view} />}
      size="50rem"
      fullScreen={useIsPhone()}
    >
      <CodeTabs view={view()} origin={window.location.origin} />
    </Dialog>
  );
}

function CodeLoading() {
  return <div className={classes.way} role="status" aria-label="Loading the code" />;
}

const DialogTitle = ({ view }: Pick<UseInCodeDialogProps, 'view'>) => `Use in code: ${view().title}`;
