import { useTranslation } from 'react-i18next';
import { DateFilter, DateRange, SearchFilter, SelectFilter } from '#app/ui/table/filter-fields.tsx';
import { Filters } from '#app/ui/table/filters.tsx';
import type { SentField } from './filter.ts';
import type { ListView } from './list-page.server.ts';
import type { SortableColumn } from './list-page.tsx';

/** Selects that stand on the line; the others are behind "More filters". */
const ON_THE_LINE = 3;

interface ListFiltersProps<Row, C extends string> {
  list: ListView<C>;
  columns: readonly SortableColumn<Row, C>[];
}

/** The line of a list's filters, filled from its address. */
export function ListFilters<Row, C extends string>({ list, columns }: ListFiltersProps<Row, C>) {
  const { t } = useTranslation('ui');
  const of = (kind: SentField['kind']) => list.fields.filter((field) => field.kind === kind);
  const choices = of('choice');
  const [days, seldom] = [of('day'), choices.slice(ON_THE_LINE)];
  const range = days.length > 0 && (
    <DateRange>
      {days.map(({ name, label, value }) => (
        <DateFilter key={name} id={name} name={name} label={label} defaultValue={value} />
      ))}
    </DateRange>
  );
  // A line with a button and nothing to fill in would say nothing.
  const isDaysAlone = choices.length === 0 && of('search').length === 0;
  const orders = columns.flatMap(({ sortBy, header }) =>
    sortBy
      ? [
          { value: `-${sortBy}`, label: `${header} ↓` },
          { value: sortBy, label: `${header} ↑` },
        ]
      : [],
  );
  const more = (seldom.length > 0 || (days.length > 0 && !isDaysAlone)) && (
    <>
      {seldom.map((field) => (
        <Choice key={field.name} {...field} labelled />
      ))}
      {range}
    </>
  );
  return (
    <Filters
      action={list.path}
      hidden={list.hidden}
      applied={list.applied}
      clearHref={list.clearHref}
      more={more}
      moreOpen={list.asksForDays}
      search={of('search').map(({ name, label, value }) => (
        <SearchFilter key={name} id={name} name={name} label={label} defaultValue={value} />
      ))}
    >
      {isDaysAlone && range}
      {choices.slice(0, ON_THE_LINE).map((field) => (
        <Choice key={field.name} {...field} />
      ))}
      {orders.length > 0 && (
        <SelectFilter
          id="sort"
          name="sort"
          label={t('order')}
          all={t('orderFirst')}
          options={orders}
          defaultValue={list.order}
          asOrder
        />
      )}
    </Filters>
  );
}

function Choice({ name, label, value, any, options, labelled }: SentField & { labelled?: boolean }) {
  return (
    <SelectFilter
      id={name}
      name={name}
      label={label}
      defaultValue={value}
      all={any}
      options={optionsOf(options)}
      labelled={labelled}
    />
  );
}

/** The options of a choice again. */
const optionsOf = (lines: string) =>
  lines === ''
    ? []
    : lines.split('\n').map((line) => {
        const [value = '', label = ''] = line.split('\t');
        return { value, label };
      });
