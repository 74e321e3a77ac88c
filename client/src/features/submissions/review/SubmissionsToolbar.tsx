import { type SortOrder, sortOrders } from '@contract/entry-filters';
import { limits } from '@contract/limits';

import { ListToolbar, ToolbarSelect } from '../../../components/list/ListToolbar';
import type { ShowView } from '../../../hooks/useAddressView';
import { narrowed, type SubmissionsView } from './submissionsView';

interface SubmissionsToolbarProps {
  readonly view: SubmissionsView;
  readonly isReviewer: boolean;
  readonly onView: ShowView<SubmissionsView>;
}

const orderLabels: Readonly<Record<SortOrder, string>> = { asc: 'Oldest first', desc: 'Newest first' };
const orders = sortOrders.map((value) => ({ value, label: orderLabels[value] }));

/** Filters of the list other than the status, and its order. */
export function SubmissionsToolbar({ view, isReviewer, onView }: SubmissionsToolbarProps) {
  return (
    <ListToolbar
      label="Submissions"
      description="Finds proposals that contain every word"
      placeholder="Words in the proposal"
      search={view.search}
      onSearch={(search) => onView(narrowed(view, { search }, isReviewer), { replace: true })}
    >
      <ToolbarSelect
        label="Order"
        isNarrow
        value={view.sortOrder}
        options={orders}
        onChoose={(sortOrder) => onView({ ...view, sortOrder, page: limits.page.default })}
      />
    </ListToolbar>
  );
}
