import { datasetDescription, type DatasetFacts } from '@contract/dataset';

import { siteAddress } from '../../components/siteAddress';
import { StructuredData } from '../../components/StructuredData';

/** The database as a schema.org Dataset. */
export function Dataset({ entries, modifiedAt }: Pick<DatasetFacts, 'entries' | 'modifiedAt'>) {
  return <StructuredData data={datasetDescription({ site: siteAddress(), entries, modifiedAt })} />;
}
