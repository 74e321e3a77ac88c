/** What a plot says, in rows and columns: its table twin, and its csv. */
export interface PlotTable {
  readonly columns: readonly string[];
  readonly rows: readonly PlotRow[];
}

export interface PlotRow {
  readonly cells: readonly (string | number)[];
  /** The address of the entries behind it; `null` where there are none. */
  readonly to: string | null;
}
