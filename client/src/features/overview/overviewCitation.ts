import { dataAuthors } from '@contract/dataset';
import { productName } from '@contract/product';

import { today } from '../../components/format';
import type { OverviewPageFragment } from '../../generated/types';
import { paths } from '../../paths';

/** The citation of an overview, with today as the date of access: its content changes with the entries. */
export function overviewCitation({ kind, name, slug }: OverviewPageFragment): string {
  const address = window.location.origin + paths.overview(kind, slug);
  return `${dataAuthors}. ${name}. ${productName}. ${address} (accessed ${today()}).`;
}
