import { fold } from '../../../schema/contract/rules/fold.js';
import { nameKey } from '../index/name-keys.js';
import { withoutAntibody } from './spellings.js';

/** A human gene with its symbols in the HGNC nomenclature. */
export interface GeneRow {
  readonly symbol: string;
  /** Accession of the protein in UniProtKB. */
  readonly accession: string;
  /** The symbol before the last change; empty if there was none. */
  readonly previousSymbol: string;
  readonly aliases: readonly string[];
}

/** A protein under one of the symbols of its gene. */
export interface NamedGene {
  /** Its accession in UniProtKB. */
  readonly accession: string;
  /** The matching symbol or alias, as HGNC writes it. */
  readonly symbol: string;
}

/** The symbols of human genes. A name in words is none: what is citrullinated has the gene of what is not. */
export interface GeneNames {
  /** Returns the protein of the gene with this symbol or alias, in any spelling; `null` for none or several. */
  namedBy(text: string): NamedGene | null;
}

/** Knows no genes. */
export const noGeneNames: GeneNames = { namedBy: () => null };

/** Shorter aliases are mostly those of other things: SSA is an alias of calreticulin. */
const minAliasLength = 4;

/** Builds the lookup; the rows are asked for when the first text is looked up, which takes some tenths of a second. */
export function makeGeneNames(rows: () => readonly GeneRow[]): GeneNames {
  let known: ReadonlyMap<string, NamedGene | null> | undefined;
  return {
    namedBy: (text) => {
      const genes = (known ??= byKey(rows()));
      const keys = [text, ...withoutAntibody(fold(text))].map(nameKey);
      return keys.flatMap((key) => genes.get(key) ?? [])[0] ?? null;
    },
  };
}

/** A symbol is that of its own gene, whatever gene it is an alias of; so is a previous symbol. */
function byKey(genes: readonly GeneRow[]): ReadonlyMap<string, NamedGene | null> {
  const found = new Map<string, NamedGene | null>();
  addSymbols(({ symbol }) => [symbol]);
  addSymbols(({ previousSymbol }) => [previousSymbol]);
  addSymbols(({ aliases }) => aliases, minAliasLength);
  return found;

  /** Adds symbols of one kind, unless symbols of an earlier kind have the same key. */
  function addSymbols(symbolsOf: (gene: GeneRow) => readonly string[], minLength = 1): void {
    const added = new Map<string, NamedGene | null>();
    for (const gene of genes) {
      for (const symbol of symbolsOf(gene)) {
        const key = nameKey(symbol);
        if (key.length < minLength || found.has(key)) continue;
        const other = added.get(key);
        const isShared = other === null || (other && other.accession !== gene.accession);
        added.set(key, isShared ? null : { accession: gene.accession, symbol });
      }
    }
    for (const [key, gene] of added) found.set(key, gene);
  }
}
