import { onDemand } from '../../../components/OnDemand';

/** The comparison of two versions, which few readers open. */
export const comparisonCode = onDemand(async () => (await import('./VersionComparison')).VersionComparison);
