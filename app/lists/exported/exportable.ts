import type { FilterOption } from '#app/lists/filter.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { PageMeta } from '#contract/envelope.ts';
import type { DeskArea, ExportArea } from '#domain/export/exported-lists.ts';
import type { Localized } from '#domain/tenant/language.ts';

/** Where in a list one is. */
const PLACE = ['after', 'before'];

/** What a list finds, as far as an export asks: how many, the options of its filters, and its project. */
interface Found {
  meta: PageMeta;
  options?: Record<string, readonly FilterOption[]>;
  project?: Localized;
}

/** A list as its export needs it. */
export interface Exportable {
  /** @param params what else its address says: a page of one project or person is found by it */
  path(area: ExportArea, about: string | undefined, params: URLSearchParams): string;
  /** What its call is asked for, by its address, without paging. */
  filter(visit: SignedInVisit, params: URLSearchParams): Record<string, string>;
  /** What the filters of an address say. */
  chips(visit: SignedInVisit, params: URLSearchParams, options?: Found['options']): string[];
  /** Asks the list itself for how many it finds. */
  look(visit: SignedInVisit, filter: Record<string, string>, about: string): Promise<Found>;
}

/** A list by its address, whatever its filters are. */
interface AddressedList<Asked> {
  read(params: URLSearchParams): Asked;
  query(visit: SignedInVisit, asked: Asked): object;
  chips(visit: SignedInVisit, asked: Asked, options?: Found['options']): string[];
}

/** @param rest.query what the call is asked for, where its filters alone do not say it */
export function exportable<Asked extends object>(
  list: AddressedList<Asked>,
  rest: Pick<Exportable, 'look'> & {
    path(area: DeskArea, about: string | undefined, params: URLSearchParams): string;
    query?: (visit: SignedInVisit, asked: Asked) => object;
  },
): Exportable {
  return {
    path: rest.path,
    look: rest.look,
    chips: (visit, params, options) => list.chips(visit, list.read(params), options),
    filter(visit, params) {
      const asked = list.read(params);
      const query = Object.entries((rest.query ?? list.query)(visit, asked));
      return Object.fromEntries(
        query.flatMap(([name, value]: [string, unknown]) =>
          PLACE.includes(name) || value === undefined || value === '' ? [] : [[name, String(value)]],
        ),
      );
    },
  };
}
