import type { Format } from '#app/i18n/format.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { IconName } from '#app/ui/controls/icon-names.ts';
import type { PageMeta } from '#contract/envelope.ts';
import type { Column, RowAct, RowFacts, SentColumn } from './column.ts';
import { ID } from './column.ts';
import type { ListView, Shown } from './list-page.server.ts';
import type { ListViewLink } from './list-views.tsx';

/** What is done with the ticked rows. `to`: where it is asked about; absent: the page itself answers. */
interface Bulk<Row> {
  /** Of the tick boxes. */
  name: string;
  to?: string;
  /** Its buttons' names and words. None: another form of the page takes the ticked ones, by the id `form`. */
  acts: Record<string, string>;
  form?: string;
  /** For an act that is not asked about on a page of its own. */
  idempotencyKey?: string;
  /** The button that the key `a` presses. */
  takes?: string;
  /** Default: the row's id. */
  value?: (row: Row) => string;
  /** The column that says what the row is called; default: its title. */
  label?: string;
  /** The same, where no column says it. */
  called?: (row: Row) => string;
  /** Why a row cannot be ticked. */
  blocked?: (row: Row) => string | null;
}

/** How a list is read and drawn by its address (`listPage`). */
export interface Addressed<Asked, C extends string> {
  texts: string;
  counted?: string;
  view(visit: SignedInVisit, asked: Asked, shown: Shown): ListView<C>;
}

export interface TableSpec<Asked, C extends string, Row extends { id: string }>
  extends Omit<Shown, 'meta'>,
    RowFacts<Row> {
  /** What the address asks for, and what was answered. */
  asked: Asked;
  answer: { data: readonly Row[]; meta: PageMeta };
  /** By their keys, in their order; what is false is left out. */
  columns: Record<string, Column<Row, C> | false>;
  views?: readonly ListViewLink[];
  bulk?: Bulk<Row> | false;
  /** Words where nothing fits the filters, and where there is nothing at all. */
  empty: { icon: IconName; filtered: string; none: string };
}

/** A list's table on its way to a screen, its rows as one text. */
export type Table = ReturnType<typeof listTable>;

/** The rows of a list as texts, with all that stands around them: views, filters, order, paging, what is done with many. */
export function listTable<Asked, C extends string, Row extends { id: string }>(
  visit: SignedInVisit,
  list: Addressed<Asked, C>,
  spec: TableSpec<Asked, C, Row>,
) {
  const { asked, answer, path, options, keep, exported, views = [], bulk, empty } = spec;
  const { data: rows, meta } = answer;
  const drawn = drawnColumns(visit, list.texts, spec).map((column) => ({ ...column, ...packed(rows, column.cells) }));
  return {
    list: list.view(visit, asked, { path, meta, options, keep, exported }) as ListView,
    views,
    empty,
    bulk: bulk && rows.length > 0 ? sentBulk(bulk) : null,
    columns: drawn.map(columnText).join('\n'),
    rows: rows
      .map(({ id }, at) => [id, ...drawn.flatMap(({ lines }) => lines[at] ?? [])].map(plain).join('\t'))
      .join('\n'),
  };
}

/** A column as one line: a page that has script carries its data twice, and there each value of an object costs an index of its own. */
const columnText = ({ key, as, header, at, sortBy, of, parts, same }: SentColumn) =>
  [key, as, header, at, sortBy, of, parts, ...Object.entries(same).flat()].map(String).map(plain).join('\t');

/** Cells stand between tabs, rows between line ends. */
const plain = (text: string) => text.replace(/[\t\n]/g, ' ');

const sentBulk = <Row>({ name, to, acts, form = 'bulk', idempotencyKey, takes, label }: Bulk<Row>) => ({
  name,
  to,
  form,
  idempotencyKey,
  takes,
  label,
  acts: Object.entries(acts).map(([intent, label]) => ({ intent, label })),
});

/** All columns, those that are no cells of their own last. */
function drawnColumns<Asked, C extends string, Row extends { id: string }>(
  { t, format }: SignedInVisit,
  texts: string,
  { answer: { data: rows }, columns, bulk, isMine, groupOf }: TableSpec<Asked, C, Row>,
) {
  const unseen = (as: SentColumn['as'], of: ((row: Row) => string[]) | false | undefined) =>
    of ? [{ key: as, as, header: '', at: '', sortBy: '', of: '', cells: rows.map(of) }] : [];
  const { value, called, blocked } = bulk || ({} as Partial<Bulk<Row>>);
  return [
    ...Object.entries(columns).flatMap(([key, column], at) => {
      if (!column) return [];
      const { as = at === 0 ? 'title' : 'words', header, at: look, sortBy = '', of = '' } = column;
      return {
        key,
        as,
        sortBy,
        of,
        header: header ?? t(`${texts}:column.${key}`),
        at: [...(LOOKS[as] ?? []), ...(look ?? [])].join(' '),
        cells: rows.map((row) => cellOf(format, column, row)),
      };
    }),
    ...unseen('mine', isMine && ((row) => [isMine(row) ? '1' : ''])),
    ...unseen('group', groupOf && ((row) => groupTexts(groupOf(row)))),
    ...unseen('value', value && ((row) => [value(row)])),
    ...unseen('called', called && ((row) => [called(row)])),
    ...unseen('blocked', blocked && ((row) => [blocked(row) ?? ''])),
  ];
}

const groupTexts = ({ title, count = '', isLate }: ReturnType<NonNullable<RowFacts<never>['groupOf']>>) => [
  title,
  count,
  isLate ? '1' : '',
];

/** What is counted or dated is read from the right; a bare count says on a phone what it counts. */
const LOOKS: Partial<Record<SentColumn['as'], readonly string[]>> = {
  money: ['end'],
  tokens: ['end', 'named'],
  percent: ['end'],
  price: ['end'],
  date: ['end'],
  dateTime: ['end'],
  recent: ['end'],
  act: ['act', 'end'],
};

/** The texts of one cell. */
function cellOf<Row, C extends string>(format: Format, column: Column<Row, C>, row: Row): string[] {
  const more = [column.href, column.note, column.beside].map((of) => of?.(row) || '');
  switch (column.as) {
    case 'chip': {
      const chip = column.says(row);
      return chip ? [chip.label, chip.tone] : [];
    }
    case 'mark': {
      const { label, icon } = column.says(row);
      return [label, icon];
    }
    case 'due': {
      const { label, isLate } = column.says(row);
      return [label, isLate ? '1' : ''];
    }
    case 'act': {
      const act = column.says(row);
      return actTexts(typeof act === 'string' ? { label: act, href: more[0] ?? '' } : act);
    }
    case 'own':
      return [...(column.says(row) ?? [])];
    case 'tokens': {
      const count = column.says(row);
      return [typeof count === 'number' ? format.tokens(count) : '', ...more];
    }
    case 'percent': {
      const value = column.says(row);
      return [value === null || value === undefined ? '' : format.percent(value), ...more];
    }
    case 'money':
    case 'price':
    case 'date':
    case 'dateTime':
    case 'recent': {
      const said = column.says(row);
      return [said ? format[column.as](said) : '', ...more];
    }
    default:
      return [column.says(row) || '', ...more];
  }
}

function actTexts(act: RowAct | null | undefined | false): string[] {
  if (!act || act.label === '') return [];
  const { label, named = '', icon = '' } = act;
  if ('href' in act) return [label, act.href, named, icon];
  return 'one' in act ? [label, '', named, icon, act.one, '1'] : [label, '', named, icon, act.intent, act.field];
}

/** The cells of a column with as many texts as any of them has; a text that is alike in all but for the row's id is told once. */
function packed<Row extends { id: string }>(rows: readonly Row[], cells: readonly string[][]) {
  const widths = cells.map((texts) => texts.findLastIndex((text) => text !== '') + 1);
  const width = Math.max(1, ...widths);
  const same: Record<number, string> = {};
  for (let at = 1; at < width; at += 1) {
    const only = alike(rows, cells, at);
    if (only) same[at] = only;
  }
  const sent = Array.from({ length: width }, (_, at) => at).filter((at) => !(at in same));
  return {
    parts: width,
    same,
    lines: cells.map((texts) => sent.map((at) => texts[at] ?? '')),
  };
}

/** The text that stands at one place in all cells that are not empty, with a sign for the row's id; empty where two differ. */
function alike<Row extends { id: string }>(rows: readonly Row[], cells: readonly string[][], at: number): string {
  let only: string | undefined;
  for (const [row, texts] of cells.entries()) {
    if (!texts[0]) continue;
    const text = texts[at]?.replaceAll(rows[row]?.id || ID, ID) ?? '';
    only ??= text;
    if (text !== only) return '';
  }
  return only ?? '';
}
