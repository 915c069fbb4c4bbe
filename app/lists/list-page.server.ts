import type { FieldConstraint } from '#app/forms/form-of.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { PaginationProps } from '#app/ui/table/pagination.tsx';
import type { PageMeta } from '#contract/envelope.ts';
import type { ExportedListName } from '#domain/export/exported-lists.ts';
import { VIEW_NAME_CHARS, viewQuery } from '#domain/lists/saved-views.ts';
import type { Filter, FilterOption, SentField, Texts } from './filter.ts';
import { addressWith, pagingOf, placeOf } from './paging.ts';
import { savedViews } from './saved-views.server.ts';
import { toFileOf } from './to-file.server.ts';

// biome-ignore lint/suspicious/noExplicitAny: a filter's values are of its own kind, and a list has many kinds
type Filters = Record<string, Filter<any, any>>;
type ValueOf<F> = F extends Filter<infer T, string> ? T : never;
type AskedBy<F> = F extends Filter<string, infer Q> ? Q : never;

interface ListSpec<F extends Filters, C extends string> {
  /** By their names in the address, in the order of their controls. */
  filters: F;
  /** The file of its texts: heads are its `column.<key>`, the page's name its `title`. */
  texts: string;
  /** How many there are, in words: a text's name, which takes `count` and `total`. */
  counted?: string;
  /** Its name among the lists that can be exported. */
  exported?: ExportedListName;
  sorts?: {
    columns: readonly C[];
    /** Columns whose first click begins with A, or with the smallest; the others begin with the newest or the largest. */
    ascending?: readonly C[];
    /** The order where the address says none, by what else it asks for. */
    first?: Order<C> | ((asked: Asked<F, C>) => Order<C> | undefined);
  };
}

type Order<C extends string> = C | `-${C}`;

interface Placed<C extends string> {
  sort?: Order<C>;
  after?: string;
  before?: string;
}

/** What the address asks for. */
type Asked<F extends Filters, C extends string> = { [N in keyof F]?: ValueOf<F[N]> } & Placed<C>;
/** The same as the call's query. */
type Query<F extends Filters, C extends string> = { [N in keyof F]?: AskedBy<F[N]> } & Placed<C>;

/** All that a list's controls show, drawn from its address. */
export interface ListView<C extends string = string> {
  path: string;
  fields: SentField[];
  hidden: { name: string; value: string }[];
  applied: { label: string; removeHref: string }[];
  clearHref: string;
  /** What the reader saved of this list, and its address as it would be saved; empty where all of it is shown. */
  saved: { views: { label: string; href: string; current: boolean }[]; query: string; nameBounds: FieldConstraint };
  /** The order that the address asks for; empty for the list's own. */
  order: string;
  /** A span of days is to be given by its ends, and neither is. */
  asksForDays: boolean;
  sorts: Partial<Record<C, { href: string; direction?: 'ascending' | 'descending' }>>;
  paging: PaginationProps;
  /** Where a file is asked for of what is found; null: nothing is, or not by this session. */
  toFile: { href: string; label: string } | null;
}

export interface Shown {
  path: string;
  meta: PageMeta;
  /** Options that come with the answer, by the name of their filter. */
  options?: Record<string, readonly FilterOption[]>;
  /** Other parameters of the address that stay when a filter is set or taken off. */
  keep?: readonly string[];
  /** Of its export, where that is another name's; `about`: the project's id, of a list of one project; `only`: a filter that the page itself sets. */
  exported?: { name?: ExportedListName; about?: string; only?: Record<string, string> };
}

/** A list's page: all of its state is in the address, read and shown by one specification. */
export function listPage<F extends Filters, C extends string = never>(spec: ListSpec<F, C>) {
  const { filters, sorts } = spec;
  const columns = sorts?.columns ?? [];
  const orders = columns.flatMap((column) => [column, `-${column}`] as const);

  function read(params: URLSearchParams): Asked<F, C> {
    const asked: Record<string, unknown> = {};
    for (const [name, filter] of Object.entries(filters)) asked[name] = filter.read(params.get(name) ?? '');
    for (const [name, filter] of Object.entries(filters)) {
      for (const other of asked[name] ? (filter.overrules?.(asked[name]) ?? []) : []) delete asked[other];
    }
    asked.sort = orders.find((known) => known === params.get('sort')) ?? firstOf(asked as Asked<F, C>);
    return { ...asked, ...placeOf(params) } as Asked<F, C>;
  }

  function firstOf(asked: Asked<F, C>): Order<C> | undefined {
    return typeof sorts?.first === 'function' ? sorts.first(asked) : sorts?.first;
  }

  function query(visit: SignedInVisit, asked: Asked<F, C>): Query<F, C> {
    const values: Record<string, unknown> = { ...asked };
    for (const [name, filter] of Object.entries(filters)) {
      const value = values[name];
      if (typeof value === 'string') Object.assign(values, filter.asks?.(visit, value, name));
    }
    return values as Query<F, C>;
  }

  /** What a visit's address asks for, and the call's query by it. */
  function of(visit: SignedInVisit) {
    const asked = read(visit.url.searchParams);
    return { asked, query: query(visit, asked) };
  }

  function view(
    visit: SignedInVisit,
    asked: Asked<F, C>,
    { path, meta, options = {}, keep = [], exported }: Shown,
  ): ListView<C> {
    const params = visit.url.searchParams;
    const name = exported?.name ?? spec.exported;
    const to = (change: Record<string, string | number | undefined>) => addressWith(path, params, change);
    const kept = keep.flatMap((name) => (params.get(name) ? [{ name, value: params.get(name) ?? '' }] : []));
    const on = Object.entries(filters).flatMap(([name, filter]) => {
      const value = (asked as Record<string, unknown>)[name];
      return typeof value === 'string' ? [{ name, filter, value }] : [];
    });
    return {
      path,
      fields: Object.entries(filters).flatMap(([name, filter]) => {
        const field = filter.field(visit, options[name]);
        const value = on.find((one) => one.name === name)?.value ?? '';
        if (!field) return [];
        const shown = value && filter.shown ? filter.shown(visit, value) : value;
        return [{ ...field, options: optionLines(field.options), name, value: shown }];
      }),
      hidden: [
        ...on
          .filter(({ filter, name }) => !filter.field(visit, options[name]))
          .map(({ name, value }) => ({ name, value })),
        ...kept,
      ],
      applied: on.flatMap(({ name, filter, value }) => {
        const label = filter.chip(visit, value, options[name]);
        return label === null ? [] : [{ label, removeHref: to({ [name]: undefined }) }];
      }),
      clearHref: addressWith(path, new URLSearchParams(kept.map(({ name, value }) => [name, value])), {}),
      saved: savedOf(visit, path),
      order: asked.sort && asked.sort !== firstOf(asked) ? asked.sort : '',
      asksForDays: on.some(({ filter, value }) => filter.asksForDays?.(value, asked)),
      sorts: Object.fromEntries(
        columns.map((column) => [
          column,
          { href: to({ sort: turned(asked.sort, column) }), direction: directionOf(asked.sort, column) },
        ]),
      ) as ListView<C>['sorts'],
      paging: pagingOf(visit, path, meta),
      toFile: name ? toFileOf(visit, path, meta, { ...exported, name }) : null,
    };
  }

  /** What the filters that are on say. */
  function chips(visit: Texts, asked: Asked<F, C>, options: Shown['options'] = {}): string[] {
    return Object.entries(filters).flatMap(([name, filter]) => {
      const value = (asked as Record<string, unknown>)[name];
      const label = typeof value === 'string' ? filter.chip(visit, value, options[name]) : null;
      return label === null ? [] : [label];
    });
  }

  /** A second click on a column turns its order round. */
  function turned(sort: string | undefined, column: C): string {
    const first = sorts?.ascending?.includes(column) ? column : `-${column}`;
    const second = first === column ? `-${column}` : column;
    return sort === first ? second : first;
  }

  return { texts: spec.texts, counted: spec.counted, of, read, query, view, chips };
}

const optionLines = (options: readonly FilterOption[]) =>
  options.map(({ value, label }) => `${value}\t${label.replace(/\s+/g, ' ')}`).join('\n');

function savedOf({ request, session, url }: SignedInVisit, path: string): ListView['saved'] {
  const query = viewQuery(url.searchParams);
  const own = savedViews(request, session.user.id).filter(({ list }) => list === path);
  return {
    views: own.map((view) => ({ label: view.name, href: `${path}?${view.query}`, current: view.query === query })),
    nameBounds: { required: true, maxLength: VIEW_NAME_CHARS },
    query,
  };
}

function directionOf(sort: string | undefined, column: string): 'ascending' | 'descending' | undefined {
  return sort === column ? 'ascending' : sort === `-${column}` ? 'descending' : undefined;
}
