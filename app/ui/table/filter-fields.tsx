import type { ReactNode } from 'react';
import { classNames } from '#app/ui/controls/class-names.ts';
import { Icon } from '#app/ui/controls/icon.tsx';
import { field, input, label as labelClass } from '#app/ui/fields/field.css.ts';
import { select, selectBox } from '#app/ui/fields/select-field.css.ts';
import type { SelectOption } from '#app/ui/fields/select-field.tsx';
import { choose, find, order, range } from './filters.css.ts';

interface FilterProps {
  id: string;
  name: string;
  label: string;
  defaultValue?: string;
}

/** Signs that a search has room for, however short its hint. */
const LEAST_SIGNS = 18;

/** Words to look for; what can be looked for stands in the field itself. */
export function SearchFilter({ label, ...native }: FilterProps) {
  return (
    <div className={find}>
      <Icon name="search" size="small" />
      <input
        {...native}
        className={input}
        type="search"
        size={Math.max(LEAST_SIGNS, label.length)}
        placeholder={label}
        aria-label={label}
        data-list-search=""
      />
    </div>
  );
}

interface SelectFilterProps extends FilterProps {
  /** The empty option: "All projects". It says what the select is about. */
  all: string;
  options: readonly SelectOption[];
  /** Its label stands over it: where several are under each other. */
  labelled?: boolean;
  /** The order of the rows, for windows in which no head can be pressed. */
  asOrder?: boolean;
}

/** One of the known values, or all of them (the empty one). */
export function SelectFilter({ label, all, options, labelled, asOrder, ...native }: SelectFilterProps) {
  const control = (
    <div className={labelled ? selectBox : classNames(selectBox, choose, asOrder && order)}>
      <select {...native} className={classNames(input, select)} aria-label={labelled ? undefined : label}>
        <option value="">{all}</option>
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
  if (!labelled) return control;
  return (
    <div className={field}>
      <label className={labelClass} htmlFor={native.id}>
        {label}
      </label>
      {control}
    </div>
  );
}

/** From and until stay on one line. */
export function DateRange({ children }: { children: ReactNode }) {
  return <div className={range}>{children}</div>;
}

/** A day, from or until (YYYY-MM-DD). */
export function DateFilter({ label, ...native }: FilterProps) {
  return (
    <div className={field}>
      <label className={labelClass} htmlFor={native.id}>
        {label}
      </label>
      <input {...native} className={input} type="date" />
    </div>
  );
}
