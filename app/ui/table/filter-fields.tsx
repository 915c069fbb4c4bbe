import type { ReactNode } from 'react';
import { classNames } from '#app/ui/controls/class-names.ts';
import { field, input, label as labelClass } from '#app/ui/fields/field.css.ts';
import { select, selectBox } from '#app/ui/fields/select-field.css.ts';
import type { SelectOption } from '#app/ui/fields/select-field.tsx';
import { range } from './filters.css.ts';

interface FilterProps {
  id: string;
  name: string;
  label: string;
  defaultValue?: string;
}

/** Words to look for. */
export function SearchFilter({ label, placeholder, ...native }: FilterProps & { placeholder?: string }) {
  return (
    <div className={field}>
      <label className={labelClass} htmlFor={native.id}>
        {label}
      </label>
      <input {...native} className={input} type="search" placeholder={placeholder} />
    </div>
  );
}

/** One of the known values, or all of them (the empty one). */
export function SelectFilter({
  label,
  all,
  options,
  ...native
}: FilterProps & { all: string; options: readonly SelectOption[] }) {
  return (
    <div className={field}>
      <label className={labelClass} htmlFor={native.id}>
        {label}
      </label>
      <div className={selectBox}>
        <select {...native} className={classNames(input, select)}>
          <option value="">{all}</option>
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </div>
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
