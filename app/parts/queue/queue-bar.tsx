import { useTranslation } from 'react-i18next';
import type { QueueView } from './queue.server.ts';
import { bar, last as lastClass, marked, marks, name as nameClass, way, ways } from './queue-bar.css.ts';

/** More are not told apart at a glance. */
const MARKS = 12;

/** "Identidades · 3 de 7", the neighbours, and what was decided last: the same above every record of a queue. */
export function QueueBar({ name, place, at, count, previousHref, nextHref, last }: Omit<QueueView, 'lookers'>) {
  const { t } = useTranslation('sheet');
  return (
    <nav className={bar} aria-label={t('queue.label')}>
      <span className={nameClass}>
        {name} · {place}
      </span>
      {at !== null && count <= MARKS && (
        <span className={marks} aria-hidden="true">
          {Array.from({ length: count }, (_, index) => index + 1).map((mark) => (
            <span key={mark} className={marked[mark === at ? 'here' : mark < at ? 'before' : 'after']} />
          ))}
        </span>
      )}
      <span className={ways}>
        <Way href={previousHref}>{t('queue.previous')}</Way>
        <Way href={nextHref}>{t('queue.next')}</Way>
      </span>
      {last && (
        <span className={lastClass}>
          {last.text} · <a href={last.href}>{t('queue.see')}</a>
        </span>
      )}
    </nav>
  );
}

function Way({ href, children }: { href: string | null; children: string }) {
  return href ? (
    <a className={way} href={href}>
      {children}
    </a>
  ) : (
    <span className={way} aria-disabled="true">
      {children}
    </span>
  );
}
