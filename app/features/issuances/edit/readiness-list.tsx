import { Text } from '#app/ui/layout/text.tsx';
import { missingList, missingRow } from './edit.css.ts';

interface ReadinessListProps {
  title: string;
  /** "6 of 9". */
  count: string;
  missing: readonly { key: string; label: string; note: string; href: string }[];
  /** Said where nothing is missing. */
  done: string;
}

/** What is missing before the next phase: each thing leads to its field. */
export function ReadinessList({ title, count, missing, done }: ReadinessListProps) {
  return (
    <section aria-labelledby="readiness">
      <div className={missingRow}>
        <h3 id="readiness">{title}</h3>
        <Text as="span" size="small" tone="soft">
          {count}
        </Text>
      </div>
      {missing.length === 0 && <Text>{done}</Text>}
      <ul className={missingList}>
        {missing.map(({ key, label, note, href }) => (
          <li key={key} className={missingRow}>
            <a href={href}>{label}</a>
            <Text as="span" size="small" tone="soft">
              {note}
            </Text>
          </li>
        ))}
      </ul>
    </section>
  );
}
