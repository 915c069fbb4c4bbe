/** What stands in a column's cells: it decides how they are written. Money is a decimal text, a share hundredths of a per cent, a word one of a few codes. */
type CellKind = 'text' | 'number' | 'money' | 'price' | 'day' | 'moment' | 'share' | 'word';

/** A column of a list, for its screen and its file. Texts are named by their keys. */
export interface ExportColumn {
  title: string;
  kind: CellKind;
  /** A word's values, and under what their names stand: `statuses:investment` names CHARGED by `statuses:investment.CHARGED`. */
  words?: { named: string; values: readonly string[] };
  /** Tells who somebody is: off by default, and with a purpose alone. */
  personal?: true;
  /** Not on the screen: off by default. */
  besides?: true;
  /** Never for an issuer. */
  managersOnly?: true;
}

export type ExportColumns = Readonly<Record<string, ExportColumn>>;

/** A cell before it is written; null is empty. */
export type Cell = string | number | null;
