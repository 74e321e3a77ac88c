import { ListToolbar, ToolbarSelect } from '../../components/list/ListToolbar';
import { useVocabularyClassesQuery } from '../../generated/vocabulary';
import type { ShowView } from '../../hooks/useAddressView';
import type { VocabularyView } from './vocabularyView';

interface VocabularyToolbarProps {
  readonly view: VocabularyView;
  readonly onView: ShowView<VocabularyView>;
}

/** The codes of the patterns on HEp-2 cells: AC-0 is a negative result. */
const codes = Array.from({ length: 29 }, (_, place) => `AC-${place + 1}`);
const patterns = [
  { value: '', label: 'Any pattern' },
  ...codes.map((code) => ({ value: code, label: code })),
];

/** The search and the filters of the list of terms. */
export function VocabularyToolbar({ view, onView }: VocabularyToolbarProps) {
  const { data } = useVocabularyClassesQuery();
  const classes = (data?.autoantibodyTerms.items ?? []).filter(({ isClass }) => isClass);
  const options = [
    { value: '', label: 'Any class' },
    ...classes.map(({ slug, name }) => ({ value: slug, label: name })),
  ];
  return (
    <ListToolbar
      label="Vocabulary"
      description="Finds names by every word of a name, another name or a code"
      placeholder="Name, other name or code"
      search={view.search}
      onSearch={(search) => onView({ ...view, search, page: 1 }, { replace: true })}
    >
      <ToolbarSelect
        label="Class"
        value={options.some(({ value }) => value === view.class) ? view.class : ''}
        options={options}
        onChoose={(value) => onView({ ...view, class: value, page: 1 })}
      />
      <ToolbarSelect
        label="HEp-2 pattern"
        value={codes.includes(view.icap) ? view.icap : ''}
        options={patterns}
        isNarrow
        onChoose={(icap) => onView({ ...view, icap, page: 1 })}
      />
    </ListToolbar>
  );
}
