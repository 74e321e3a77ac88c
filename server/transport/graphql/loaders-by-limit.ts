import DataLoader from 'dataloader';

type Lists<Item> = ReadonlyMap<string, readonly Item[]>;

/** Collects the things of one request that want a list of their own, and asks once for all with the same limit. */
export class LoadersByLimit<Item> {
  private readonly byLimit = new Map<number, DataLoader<string, readonly Item[]>>();

  constructor(private readonly listsOf: (ids: readonly string[], limit: number) => Promise<Lists<Item>>) {}

  /** The list of one thing, at most `limit`; batched with the other calls of the same tick. */
  load(id: string, limit: number): Promise<readonly Item[]> {
    const loader = this.byLimit.get(limit) ?? this.add(limit);
    return loader.load(id);
  }

  private add(limit: number): DataLoader<string, readonly Item[]> {
    const loader = new DataLoader(async (ids: readonly string[]) => {
      const lists = await this.listsOf(ids, limit);
      return ids.map((id) => lists.get(id) ?? []);
    });
    this.byLimit.set(limit, loader);
    return loader;
  }
}
