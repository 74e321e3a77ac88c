import { clientPages } from '@contract/client-pages';
import { restPaths } from '@contract/rest-paths';
import { vocabularyFormatNames } from '@contract/vocabulary-exports';
import { Button } from '@mantine/core';
import { IconDownload, IconPlus } from '@tabler/icons-react';
import { useSearchParams } from 'react-router-dom';

import { ButtonLink } from '../../components/ButtonLink';
import { formatCount } from '../../components/format';
import { latestResult } from '../../components/latestResult';
import { ListHead, ListPage } from '../../components/list/ListPage';
import { ListToolbar, ToolbarSelect } from '../../components/list/ListToolbar';
import { onDemand } from '../../components/OnDemand';
import { DropdownMenu } from '../../components/overlays/Dropdown';
import { Lead } from '../../components/PageTitle';
import { useVocabularyTermsQuery } from '../../generated/vocabulary';
import { type ShowView, useAddressView } from '../../hooks/useAddressView';
import { useIsPhone } from '../../hooks/useIsPhone';
import { useRestoredFocus } from '../../hooks/useRestoredFocus';
import { paths } from '../../paths';
import { useMay } from '../../session/useSession';
import { useKnownClasses } from './editing/useKnownClasses';
import { VocabularyResults } from './VocabularyResults';
import { pageSize, readVocabularyView, vocabularyAddress, type VocabularyView } from './vocabularyView';

const NewTerm = onDemand(() => import('./editing/NewTerm'), 'NewTerm');
const pathOf = (view: VocabularyView) => paths.vocabulary(vocabularyAddress(view));

/** What autoantibodies and their classes are called; those who may edit also find the form of a new term here. */
export function VocabularyPage() {
  const [params] = useSearchParams();
  const mayEdit = useMay('vocabulary.edit');
  const isNew = mayEdit && params.has('new');
  useRestoredFocus(String(isNew));
  if (isNew)
    return (
      <ListPage>
        <NewTerm />
      </ListPage>
    );
  return <VocabularyList mayEdit={mayEdit} />;
}

/** Search, classes, patterns and export. */
function VocabularyList({ mayEdit }: { readonly mayEdit: boolean }) {
  const [view, showView] = useAddressView(readVocabularyView, pathOf);
  const isPhone = useIsPhone();
  const { page, ...filters } = view;
  const { data, answer } = latestResult(
    useVocabularyTermsQuery({ variables: { ...filters, page, limit: pageSize } }),
  );
  const shown = data?.autoantibodyTerms;
  const total = shown?.pagination.total;
  return (
    <ListPage>
      <ListHead
        title={clientPages.vocabulary.title}
        total={total === undefined ? undefined : formatCount(total, 'name', 'names')}
      >
        {mayEdit && (
          <ButtonLink
            to={`${paths.vocabulary()}?new`}
            leftSection={<IconPlus size={16} aria-hidden="true" />}
          >
            New term
          </ButtonLink>
        )}
        <VocabularyExport />
      </ListHead>
      <Lead>
        What autoantibodies and their classes are called, with other names, patterns and codes, and where each
        fact was read. What no source says is left out.
      </Lead>
      <VocabularyToolbar view={view} onView={showView} />
      <VocabularyResults shown={shown} answer={answer} view={view} isPhone={isPhone} onView={showView} />
    </ListPage>
  );
}

const about = {
  csv: 'CSV · for spreadsheets',
  tsv: 'TSV · for spreadsheets',
  json: 'JSON · for programs',
  sssom: 'SSSOM · mappings to HPO, LOINC, ICAP and UniProt',
} as const;

/** Downloads the whole vocabulary, with the notices of its sources. */
function VocabularyExport() {
  return (
    <DropdownMenu
      target={
        <Button variant="default" leftSection={<IconDownload size={16} aria-hidden="true" />}>
          Export
        </Button>
      }
    >
      {({ Menu }) => (
        <Menu.Dropdown>
          {vocabularyFormatNames.map((format) => (
            <Menu.Item
              key={format}
              component="a"
              href={`${restPaths.exportVocabulary}?format=${format}`}
              download={`autoantibody_vocabulary.${format === 'sssom' ? 'sssom.tsv' : format}`}
            >
              {about[format]}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      )}
    </DropdownMenu>
  );
}

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
function VocabularyToolbar({ view, onView }: VocabularyToolbarProps) {
  const options = [
    { value: '', label: 'Any class' },
    ...useKnownClasses(null).map(({ slug, name }) => ({ value: slug, label: name })),
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
