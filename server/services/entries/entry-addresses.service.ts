import { formatAccession } from '../../../schema/contract/accession.js';
import { limits } from '../../../schema/contract/limits.js';
import { messages } from '../../../schema/contract/messages.js';
import { readWholeNumber } from '../../../schema/contract/rules/whole-number.js';
import { AppError } from '../../errors.js';
import type { DataVersionRepository } from '../../persistence/repositories/data-version.repository.js';
import type {
  AddressRange,
  EntryAddressesRepository,
} from '../../persistence/repositories/entry-addresses.repository.js';
import { authorize } from '../authorize.js';
import type { RequestContext } from '../request-context.js';
import { VersionedCache } from '../versioned-cache.js';
import type { Versioned } from './entry-views.js';

/** One part of the list of all addresses. */
export interface AddressFile {
  readonly file: number;
  readonly updatedAt: Date;
}

interface CitableEntry {
  readonly accession: string;
  readonly updatedAt: Date;
}

/** The addresses of one part, streamed. */
export interface EntryAddresses extends Versioned {
  readonly batches: AsyncGenerator<readonly CitableEntry[]>;
}

/** Lists the accessions of all living entries, for sitemaps and crawlers; in parts of a bounded size. */
export class EntryAddressesService {
  private readonly ranges: VersionedCache<readonly AddressRange[]>;

  constructor(
    versions: DataVersionRepository,
    private readonly addresses: EntryAddressesRepository,
  ) {
    this.ranges = new VersionedCache(versions);
  }

  /** Returns the parts that contain entries. */
  async files(ctx: RequestContext): Promise<{ readonly files: readonly AddressFile[] } & Versioned> {
    authorize(ctx, 'entries.read');
    const { value, dataVersion } = await this.known();
    return { files: value.map(({ range, updatedAt }) => ({ file: range, updatedAt })), dataVersion };
  }

  /** Returns one part, by its number. Throws NOT_FOUND for a part without entries. */
  async file(ctx: RequestContext, sent: string): Promise<EntryAddresses> {
    authorize(ctx, 'entries.read');
    const { value, dataVersion } = await this.known();
    const number = readWholeNumber(sent, { min: 1, max: Number.MAX_SAFE_INTEGER });
    const known = value.find(({ range }) => range === number);
    if (known === undefined) throw new AppError('NOT_FOUND', messages.notFound);
    return { batches: this.read(known.range), dataVersion };
  }

  private known() {
    return this.ranges.get('ranges', () => this.addresses.ranges(limits.sitemapAddresses));
  }

  private async *read(range: number): AsyncGenerator<CitableEntry[]> {
    for await (const rows of this.addresses.inRange(range, limits.sitemapAddresses)) {
      yield rows.map(({ entryNumber, updatedAt }) => ({
        accession: formatAccession(entryNumber),
        updatedAt,
      }));
    }
  }
}
