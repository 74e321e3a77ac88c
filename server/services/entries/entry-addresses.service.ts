import { formatAccession } from '../../../schema/contract/accession.js';
import { type AssociationKind, associationKinds } from '../../../schema/contract/associations.js';
import { limits } from '../../../schema/contract/limits.js';
import { messages } from '../../../schema/contract/messages.js';
import { overviewSlug } from '../../../schema/contract/rules/slug.js';
import { readWholeNumber } from '../../../schema/contract/rules/whole-number.js';
import { requireFound } from '../../errors.js';
import type { DataVersionRepository } from '../../persistence/repositories/data-version.repository.js';
import type {
  AddressRange,
  EntryAddressesRepository,
} from '../../persistence/repositories/entry-addresses.repository.js';
import { authorize } from '../authorize.js';
import type { RequestContext } from '../request-context.js';
import { VersionedCache } from '../versioned-cache.js';
import type { Versioned } from './entry-views.js';

/** The parts of the list of all addresses that contain entries. */
export interface AddressFiles extends Versioned {
  readonly files: readonly AddressRange[];
}

interface CitableEntry {
  readonly accession: string;
  readonly updatedAt: Date;
}

/** The addresses of one part, streamed. */
export interface EntryAddresses extends Versioned {
  /** Number of the part. */
  readonly file: number;
  readonly batches: AsyncGenerator<readonly CitableEntry[]>;
}

/** The names of the overviews of one kind as in their addresses, streamed. */
export interface OverviewAddresses extends Versioned {
  readonly kind: AssociationKind;
  readonly batches: AsyncGenerator<readonly string[]>;
}

/**
 * Lists the accessions of all living entries, and the names that have overviews, for sitemaps and crawlers; in parts of
 * a bounded size.
 */
export class EntryAddressesService {
  private readonly ranges: VersionedCache<readonly AddressRange[]>;

  constructor(
    versions: DataVersionRepository,
    private readonly addresses: EntryAddressesRepository,
  ) {
    this.ranges = new VersionedCache(versions);
  }

  /** Returns the parts that contain entries. */
  async files(ctx: RequestContext): Promise<AddressFiles> {
    authorize(ctx, 'entries.read');
    const { value, dataVersion } = await this.known();
    return { files: value, dataVersion };
  }

  /** Returns one part, by its number. Throws NOT_FOUND for a part without entries. */
  async file(ctx: RequestContext, sent: string): Promise<EntryAddresses> {
    authorize(ctx, 'entries.read');
    const { value, dataVersion } = await this.known();
    const number = readWholeNumber(sent, { min: 1, max: Number.MAX_SAFE_INTEGER });
    const known = requireFound(
      value.find(({ file }) => file === number),
      messages.notFound,
    );
    return { file: known.file, batches: this.read(known.file), dataVersion };
  }

  /** Returns the addresses of the overviews of a kind, at most as many as a file holds. Throws NOT_FOUND for others. */
  async overviews(ctx: RequestContext, sent: string): Promise<OverviewAddresses> {
    authorize(ctx, 'entries.read');
    const { dataVersion } = await this.known();
    const kind = requireFound(
      associationKinds.find((known) => known === sent),
      messages.notFound,
    );
    return { kind, batches: this.slugs(kind), dataVersion };
  }

  private known() {
    return this.ranges.get('ranges', () => this.addresses.ranges(limits.sitemapAddresses));
  }

  /** Spellings that differ only in signs have one address. */
  private async *slugs(kind: AssociationKind): AsyncGenerator<string[]> {
    const sent = new Set<string>();
    for await (const names of this.addresses.names(kind, limits.sitemapAddresses)) {
      const slugs = [...new Set(names.map(overviewSlug))].filter((slug) => !sent.has(slug));
      for (const slug of slugs) sent.add(slug);
      yield slugs;
    }
  }

  private async *read(file: number): AsyncGenerator<CitableEntry[]> {
    for await (const rows of this.addresses.inFile(file, limits.sitemapAddresses)) {
      yield rows.map(({ entryNumber, updatedAt }) => ({
        accession: formatAccession(entryNumber),
        updatedAt,
      }));
    }
  }
}
