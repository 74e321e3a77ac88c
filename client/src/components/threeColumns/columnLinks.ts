/** A name with its name in addresses. */
export interface ColumnName {
  readonly name: string;
  readonly slug: string;
}

/** A chain of the network: a disease has an autoantibody, which binds an autoantigen. One end may be missing. */
export interface ColumnLink {
  readonly disease?: ColumnName;
  readonly autoantibody: ColumnName;
  readonly autoantigen?: ColumnName;
}

export const columnKinds = ['disease', 'autoantibody', 'autoantigen'] as const;
export type ColumnKind = (typeof columnKinds)[number];

/** A name in a column, with its place there. */
export interface PlacedName extends ColumnName {
  readonly kind: ColumnKind;
  /** Unique in the drawing. */
  readonly key: string;
  /** From 0, the topmost. */
  readonly place: number;
}

/** A line between two names of neighbouring columns. */
interface ColumnLine {
  readonly from: PlacedName;
  readonly to: PlacedName;
}

/** The three columns, and the lines between them. */
export interface Columns {
  readonly names: Readonly<Record<ColumnKind, readonly PlacedName[]>>;
  readonly lines: readonly ColumnLine[];
  /** Number of names of each kind, also of those that are not drawn. */
  readonly totals: Readonly<Record<ColumnKind, number>>;
}

const keyOf = (kind: ColumnKind, { slug }: ColumnName): string => `${kind} ${slug}`;

/**
 * Places names in three columns of at most `most` names: the first autoantibodies of the links; beside them the
 * diseases and autoantigens that are linked to most of them, ordered so that few lines cross.
 */
export function placeColumns(links: readonly ColumnLink[], most: number): Columns {
  const all = distinct(links.map(({ autoantibody }) => autoantibody));
  const placeOf = new Map(all.slice(0, most).map(({ slug }, place) => [slug, place]));
  const drawn = links.filter(({ autoantibody }) => placeOf.has(autoantibody.slug));
  const beside = (kind: 'disease' | 'autoantigen') =>
    placed(
      kind,
      placesBeside(drawn, kind, placeOf)
        .sort((one, other) => other.places.size - one.places.size)
        .slice(0, most)
        .sort((one, other) => mean(one.places) - mean(other.places))
        .map(({ name }) => name),
    );
  const names = {
    disease: beside('disease'),
    autoantibody: placed('autoantibody', all.slice(0, most)),
    autoantigen: beside('autoantigen'),
  };
  const byKey = new Map(columnKinds.flatMap((kind) => names[kind].map((name) => [name.key, name] as const)));
  const totals = {
    disease: distinct(links.flatMap(({ disease }) => disease ?? [])).length,
    autoantibody: all.length,
    autoantigen: distinct(links.flatMap(({ autoantigen }) => autoantigen ?? [])).length,
  };
  return { names, lines: linesOf(drawn, byKey), totals };
}

/** The names of a kind, each with the places of the autoantibodies that it is linked to. */
function placesBeside(
  links: readonly ColumnLink[],
  kind: 'disease' | 'autoantigen',
  placeOf: ReadonlyMap<string, number>,
) {
  const found = new Map<string, { readonly name: ColumnName; readonly places: Set<number> }>();
  for (const { [kind]: name, autoantibody } of links) {
    const place = placeOf.get(autoantibody.slug);
    if (name === undefined || place === undefined) continue;
    const known = found.get(name.slug) ?? { name, places: new Set() };
    known.places.add(place);
    found.set(name.slug, known);
  }
  return [...found.values()];
}

function mean(places: ReadonlySet<number>): number {
  return [...places].reduce((sum, place) => sum + place, 0) / places.size;
}

function linesOf(links: readonly ColumnLink[], byKey: ReadonlyMap<string, PlacedName>): ColumnLine[] {
  const lines = new Map<string, ColumnLine>();
  for (const link of links) {
    const [disease, autoantibody, autoantigen] = columnKinds.map((kind) => {
      const name = link[kind];
      return name && byKey.get(keyOf(kind, name));
    });
    for (const [from, to] of [
      [disease, autoantibody],
      [autoantibody, autoantigen],
    ]) {
      if (from && to) lines.set(`${from.key} ${to.key}`, { from, to });
    }
  }
  return [...lines.values()];
}

function distinct(names: readonly ColumnName[]): readonly ColumnName[] {
  const bySlug = new Map<string, ColumnName>();
  for (const name of names) if (!bySlug.has(name.slug)) bySlug.set(name.slug, name);
  return [...bySlug.values()];
}

function placed(kind: ColumnKind, names: readonly ColumnName[]): readonly PlacedName[] {
  return names.map(({ name, slug }, place) => ({
    name,
    slug,
    kind,
    key: keyOf(kind, { name, slug }),
    place,
  }));
}

/** The names that are joined to one: its neighbours, and the neighbours of these in the other direction. */
export function joinedTo(key: string, { lines }: Columns): ReadonlySet<string> {
  const found = new Set([key]);
  const follow = (at: string, direction: 'from' | 'to') => {
    const back = direction === 'to' ? 'from' : 'to';
    for (const line of lines) {
      if (line[back].key !== at) continue;
      found.add(line[direction].key);
      follow(line[direction].key, direction);
    }
  };
  follow(key, 'to');
  follow(key, 'from');
  return found;
}
