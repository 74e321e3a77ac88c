import { restPaths } from '@contract/rest-paths';
import { Button, Group } from '@mantine/core';
import { IconCopy, IconDownload, IconList } from '@tabler/icons-react';

import { CiteButton } from '../../components/CiteButton';
import { CopyLinkButton } from '../../components/CopyLinkButton';
import { copyText } from '../../components/copyText';
import { type CsvTable, tableCsv } from '../../components/download/tableCsv';
import { notifyDownloaded } from '../../components/notifyDownload';
import { DropdownMenu } from '../../components/overlays/Dropdown';
import { PrintButton } from '../../components/PrintButton';
import { downloadText } from '../../components/saveFile';
import { ToolButton, ToolLink } from '../../components/ToolButton';
import { UseInCodeButton } from '../../components/useInCode/UseInCodeButton';
import { OverviewDocument } from '../../generated/overview';
import type { OverviewFigurePartsFragment, OverviewPageFragment } from '../../generated/types';
import { paths } from '../../paths';
import classes from './Overview.module.css';
import { overviewCitation } from './overviewCitation';
import { overviewAddress, type OverviewView } from './overviewView';
import { entriesOf } from './rowsOfOverview';

interface OverviewActionsProps {
  readonly overview: OverviewPageFragment;
  readonly view: OverviewView;
}

/** Cites, prints, downloads and shares an overview. */
export function OverviewActions({ overview, view }: OverviewActionsProps) {
  const { kind, slug, name } = overview;
  const page = paths.overview(kind, slug, overviewAddress(view));
  const code = () => ({
    title: name,
    page,
    rest: {
      path: restPaths.overview.replace('{kind}', kind).replace('{name}', encodeURIComponent(slug)),
      parameters: {},
    },
    graphql: { query: OverviewDocument, variables: { kind, name: slug } },
  });
  return (
    <Group gap={8} mt={8} data-screen-only>
      <ToolLink to={paths.entries(entriesOf(overview))} Icon={IconList}>
        Show entries
      </ToolLink>
      <CiteOverview overview={overview} />
      <PrintButton />
      <DownloadMenu overview={overview} />
      <UseInCodeButton view={code} />
      <CopyLinkButton path={page} />
    </Group>
  );
}

function DownloadMenu({ overview }: Pick<OverviewActionsProps, 'overview'>) {
  const save = (format: 'csv' | 'json') => {
    const name = `autoimmune-atlas-${overview.slug}.${format}`;
    if (format === 'csv') downloadText(tableCsv(overviewTable(overview)), name, 'text/csv');
    else downloadText(JSON.stringify(overview, withoutTypes, 2), name, 'application/json');
    notifyDownloaded(format);
  };
  return (
    <DropdownMenu width={240} target={<ToolButton Icon={IconDownload}>Download</ToolButton>}>
      {({ Menu }) => (
        <Menu.Dropdown>
          <Menu.Item onClick={() => save('csv')}>CSV · for spreadsheets</Menu.Item>
          <Menu.Item onClick={() => save('json')}>JSON · for programs</Menu.Item>
        </Menu.Dropdown>
      )}
    </DropdownMenu>
  );
}

/** The names of types belong to the cache of the client. */
function withoutTypes(key: string, value: unknown): unknown {
  return key === '__typename' ? undefined : value;
}

function CiteOverview({ overview }: Pick<OverviewActionsProps, 'overview'>) {
  const citation = overviewCitation(overview);
  return (
    <CiteButton title="Cite this overview">
      <p data-framed className={classes.citation}>
        {citation}
      </p>
      <Button
        leftSection={<IconCopy size={16} aria-hidden="true" />}
        onClick={() => void copyText(citation, 'citationCopied')}
      >
        Copy
      </Button>
      <p data-text="quiet">
        An overview changes with its entries, so it is cited with the date of access. To cite one finding,
        cite its entry: it has versions that never change.
      </p>
    </CiteButton>
  );
}

const names = ['sensitivity', 'specificity', 'ppv', 'npv'] as const;

/** The rows of an overview as a table for spreadsheets: every number with its interval, words and entry. */
function overviewTable({ rows }: OverviewPageFragment): CsvTable {
  return {
    columns: [
      ...['name', 'disease', 'role', 'diagnosticMarker'],
      ...names.flatMap((name) => [name, ...parts.map((part) => `${name}.${part}`)]),
      ...['isotypes', 'screening', 'confirmation', 'activity', 'alsoIn', 'autoantigens', 'epitopes'],
      ...['entriesTotal', 'entries'],
    ],
    rows: rows.map((row) => ({
      cells: [
        ...[row.name, row.disease?.name ?? '', row.role, row.diagnosticMarker ?? ''],
        ...names.flatMap((name) => figureCells(row[name])),
        ...[row.isotypes, row.screening, row.confirmation, row.activity].map(joined),
        row.alsoIn,
        ...[joined(row.autoantigens.map(({ name }) => name)), joined(row.epitopes)],
        ...[row.entriesTotal, joined(row.entries)],
      ],
    })),
  };
}

const parts = ['low', 'high', 'interval', 'population', 'assay', 'status', 'text', 'entry'] as const;

function figureCells(figure: OverviewFigurePartsFragment | null): (string | number)[] {
  return (['value', ...parts] as const).map((part) => figure?.[part] ?? '');
}

function joined(texts: readonly string[]): string {
  return texts.join(' | ');
}
