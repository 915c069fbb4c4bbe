/**
 * Why something that is kept is not in a person's copy: it is about somebody else (Regulation (EU) 2016/679, article 15(4)); it opens the account, or is a part of
 * what does; nobody may be told that they are looked into (Ley 10/2010, article 24); it is words of the team among themselves, which may name somebody else; it
 * stands elsewhere in the copy; it is a mark of the machine, which says nothing of the person; it is the platform's work, or a project's.
 */
export type LeftOutWhy = 'others' | 'secret' | 'suspicion' | 'notes' | 'elsewhere' | 'inner' | 'house';

/** One part of the copy: the rows of a table that are a person's. */
export interface DataPart {
  table: string;
  /**
   * How its rows belong to the person: a column that is the person's id, or first a column that leads into another table (`table` by its id, or
   * `table.column`), and so on.
   */
  whose: readonly string[];
  /** Tells its rows of one person apart, and orders them. */
  key: readonly string[];
  /** Columns that are given as they are: their names are the keys of the copy, and stay. */
  gives: readonly string[];
  /** Columns of which only this is told: that there is something in them. By the key of the copy. */
  tells?: Readonly<Record<string, string>>;
  /** Every other column, by why it is not given. */
  without?: Readonly<Partial<Record<LeftOutWhy, readonly string[]>>>;
  /** Rows whose column begins so are not given. */
  except?: { column: string; begins: readonly string[]; why: LeftOutWhy };
}

/** The key of a column whose row is told apart by its id. */
export const BY_ID = ['id'] as const;
