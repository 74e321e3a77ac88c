import { join } from 'node:path';

import type { Config } from './config.js';
import { projectRoot, projectVersion } from './project-root.js';
import { readDiseaseNames } from './search/parse/read-disease-names.js';
import { readGeneNames } from './search/parse/read-gene-names.js';
import type { ServiceSettings } from './services/services.js';

/** The part of the configuration that services use. */
type ServiceConfig = Pick<Config, 'jwtTtl' | 'publicUrl' | 'rateLimit'> &
  Omit<ServiceSettings['instance'], 'version' | 'isEmbedded'>;

/** Returns the settings of the services of this installation. */
export function serviceSettings(
  config: ServiceConfig,
  given: Pick<ServiceSettings, 'jwtSecret' | 'wakeMail' | 'wakeImports' | 'stopSignal'>,
  isEmbedded: boolean,
): ServiceSettings {
  return {
    ...given,
    jwtTtlSeconds: config.jwtTtl,
    publicUrl: config.publicUrl,
    rateLimit: config.rateLimit,
    instance: { ...config, version: projectVersion(), isEmbedded },
    diseaseNames: readDiseaseNames(join(projectRoot(), 'data/disease-names.csv')),
    geneNames: readGeneNames(join(projectRoot(), 'data/gene-names.tsv.gz')),
  };
}
