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
import { VersionedAnswers } from '../versioned-answers.js';
import type { Versioned } from './entry-views.js';

/** A part of the list of all addresses. */
export interface AddressFile {
  readonly file: number;
  readonly updatedAt: Date;
}

interface CitableEntry {
  readonly accession: string;
  readonly updatedAt: Date;
}

/** The addresses of one part, as they are read. */
export interface EntryAddresses extends Versioned {
  readonly batches: AsyncGenerator<readonly CitableEntry[]>;
}

/** Under which accessions living entries are found, for whoever wants to know all of them; in parts of a bounded size. */
export class EntryAddressesService {
  private readonly ranges: VersionedAnswers<readonly AddressRange[]>;

  constructor(
    versions: DataVersionRepository,
    private readonly addresses: EntryAddressesRepository,
  ) {
    this.ranges = new VersionedAnswers(versions);
  }

  /** The parts that hold entries. */
  async files(ctx: RequestContext): Promise<{ readonly files: readonly AddressFile[] } & Versioned> {
    authorize(ctx, 'entries.read');
    const { value, dataVersion } = await this.known();
    return { files: value.map(({ range, updatedAt }) => ({ file: range, updatedAt })), dataVersion };
  }

  /** One part, by its number. Throws NOT_FOUND for one that holds no entries. */
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
