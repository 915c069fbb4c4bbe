import { figure, item, label as labelClass, note as noteClass, waiting } from './waiting.css.ts';

interface WaitingItem {
  label: string;
  /** How many, formatted. */
  count: string;
  /** Age of the oldest, or what they come to. */
  note?: string;
  /** The list, filtered to them. */
  href: string;
  current?: boolean;
}

interface WaitingProps {
  label: string;
  items: readonly WaitingItem[];
}

/** What waits for somebody, with its age, above the list. */
export function Waiting({ label, items }: WaitingProps) {
  return (
    <ul className={waiting} aria-label={label}>
      {items.map(({ label: name, count, note, href, current }) => (
        <li key={href}>
          <a className={item} href={href} aria-current={current ? 'true' : undefined}>
            <span className={labelClass}>{name}</span>
            <span className={figure}>{count}</span>
            {note && <span className={noteClass}>{note}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
