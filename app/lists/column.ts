import type { ChipTone } from '#app/ui/controls/chip.tsx';
import type { IconName } from '#app/ui/controls/icon-names.ts';
import type { RowGroup } from '#app/ui/table/data-table.tsx';
import type { from, place } from '#app/ui/table/list-rows.css.ts';

type Text = string | null | undefined | false;

/** Where a cell stands and how it looks, as `ListColumn` says it: places of a narrow window, widths, ink, its name before it; `end` and `start` align. */
type Look =
  | Exclude<keyof typeof place, 'title' | 'none'>
  | keyof typeof from
  | 'named'
  | 'soft'
  | 'cut'
  | 'whole'
  | 'end'
  | 'start';

/** A button of one row: a way, a plain form of its own, or one of the form of what is ticked. `named`: its whole name, where it is read without its row. */
export type RowAct = { label: string; named?: string; icon?: IconName } & (
  | { href: string }
  | { intent: string; field: string }
  | { one: string }
);

/** What a cell says, by its kind: what is counted and dated goes in as the API answers it. */
interface Says {
  /** The row's name, linked to its sheet, with what identifies it beneath or beside. The first column is one. */
  title: Text;
  words: Text;
  /** An address of the chain: drawn by its two ends. */
  code: Text;
  /** Money of the API. */
  money: string | null | undefined;
  tokens: number | null | undefined;
  percent: string | number | null | undefined;
  price: string | null | undefined;
  date: string | null | undefined;
  dateTime: string | null | undefined;
  recent: string | null | undefined;
  chip: { label: string; tone: ChipTone } | null;
  /** A kind of work, with its picture. */
  mark: { label: string; icon: IconName };
  /** A day that may be over. */
  due: { label: string; isLate: boolean };
  act: Text | RowAct;
  /** What the screen itself draws, by `draw`. */
  own: readonly string[] | null;
}

/** One column of a list of rows. */
interface Kind<Row, C extends string, As extends keyof Says> {
  as: As;
  says: (row: Row) => Says[As];
  /** Its head; absent: the text `column.<key>` of the list's own. */
  header?: string;
  at?: readonly Look[];
  /** The order that its head asks for. */
  sortBy?: C;
  href?: (row: Row) => Text;
  /** The column that says whose a button is (`act`), where it is read without its row. */
  of?: string;
  /** Beneath a title, in softer ink; `beside` on its line. */
  note?: (row: Row) => Text;
  beside?: (row: Row) => Text;
}

/** Of one of the kinds; words where it does not say which. */
export type Column<Row, C extends string> =
  | { [As in keyof Says]: Kind<Row, C, As> }[keyof Says]
  | (Omit<Kind<Row, C, 'words'>, 'as'> & { as?: undefined });

/** What is known of each row besides its cells. */
export interface RowFacts<Row> {
  /** It waits for whoever reads it. */
  isMine?: ((row: Row) => unknown) | false;
  groupOf?: (row: Row) => RowGroup;
}

/** A column on its way to a screen. */
export interface SentColumn {
  key: string;
  as: keyof Says | 'mine' | 'group' | 'blocked' | 'value' | 'called';
  /** Empty: it is no cell of its own. */
  header: string;
  at: string;
  sortBy: string;
  /** The column that says whose its buttons are. */
  of: string;
  /** How many texts its cell is made of. */
  parts: number;
  /** Those of them that are alike in all rows but for the row's id. */
  same: Record<number, string>;
}

/** Stands for the row's id in a text that all rows share but for it. */
export const ID = ':id';
