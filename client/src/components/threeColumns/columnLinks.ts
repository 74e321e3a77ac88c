/** A name with its name in addresses. */
export interface ColumnName {
  readonly name: string;
  readonly slug: string;
}

/** A chain of the network: a disease has an autoantibody, which binds an autoantigen. */
export interface ColumnLink {
  readonly disease: ColumnName;
  readonly autoantibody: ColumnName;
  readonly autoantigen: ColumnName;
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
export interface ColumnLine {
  readonly from: PlacedName;
  readonly to: PlacedName;
}

/** The three columns, and the lines between them. */
export interface Columns {
  readonly names: Readonly<Record<ColumnKind, readonly PlacedName[]>>;
  readonly lines: readonly ColumnLine[];
  /** Number of autoantibodies, also of those that are not drawn. */
  readonly total: number;
}

const keyOf = (kind: ColumnKind, { slug }: ColumnName): string => `${kind} ${slug}`;

/**
 * Places names in three columns: autoantibodies in the order of the links, at most `most`; diseases and autoantigens
 * beside what they are linked to, so that few lines cross.
 */
export function placeColumns(links: readonly ColumnLink[], most: number): Columns {
  const all = distinct(links.map(({ autoantibody }) => autoantibody));
  const shown = new Set(all.slice(0, most).map(({ slug }) => slug));
  const drawn = links.filter(({ autoantibody }) => shown.has(autoantibody.slug));
  const autoantibodies = placed('autoantibody', all.slice(0, most));
  const placeOf = new Map(autoantibodies.map(({ slug, place }) => [slug, place]));
  const beside = (kind: 'disease' | 'autoantigen') =>
    placed(
      kind,
      distinct(drawn.map((link) => link[kind]))
        .map((name) => ({ name, at: meanPlace(drawn, kind, name, placeOf) }))
        .sort((one, other) => one.at - other.at)
        .map(({ name }) => name),
    );
  const names = {
    disease: beside('disease'),
    autoantibody: autoantibodies,
    autoantigen: beside('autoantigen'),
  };
  const byKey = new Map(columnKinds.flatMap((kind) => names[kind].map((name) => [name.key, name] as const)));
  return { names, lines: linesOf(drawn, byKey), total: all.length };
}

function meanPlace(
  links: readonly ColumnLink[],
  kind: 'disease' | 'autoantigen',
  { slug }: ColumnName,
  placeOf: ReadonlyMap<string, number>,
): number {
  const places = links
    .filter((link) => link[kind].slug === slug)
    .map(({ autoantibody }) => placeOf.get(autoantibody.slug) ?? 0);
  return places.reduce((sum, place) => sum + place, 0) / Math.max(1, places.length);
}

function linesOf(links: readonly ColumnLink[], byKey: ReadonlyMap<string, PlacedName>): ColumnLine[] {
  const lines = new Map<string, ColumnLine>();
  for (const link of links) {
    const [disease, autoantibody, autoantigen] = columnKinds.map((kind) =>
      byKey.get(keyOf(kind, link[kind])),
    );
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
