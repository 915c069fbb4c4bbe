import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx';
import { next, papers, step, steps, stepsOpener } from './earning-steps.css.ts';
import type { EarningHistoryData } from './history.server.ts';

/** The day an earning was shared out, and behind it the days of what came of it: a column for each would not fit any window. */
export function EarningSteps({ row }: { row: EarningHistoryData['rows'][number] }) {
  const { t } = useTranslation('earnings');
  const first = row.dates.distributed;
  if (row.steps.length === 0 && row.papers.length === 0) return first;
  return (
    <details>
      <summary className={stepsOpener}>
        {first}
        <VisuallyHidden> {t('steps', { name: row.name })}</VisuallyHidden>
      </summary>
      <dl className={steps}>
        {row.steps.map(({ label, date }) => (
          <div key={label} className={step}>
            <dt>{label}</dt>
            <dd>{date}</dd>
          </div>
        ))}
      </dl>
      {row.pending.next && <p className={next}>{row.pending.next}</p>}
      {row.papers.length > 0 && (
        <ul className={papers} aria-label={t('papers')}>
          {row.papers.map(({ name, href }) => (
            <li key={href}>
              <a href={href} aria-label={t('paperNamed', { name, what: row.name })}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
      {row.turnHref && (
        <p>
          <a href={row.turnHref} aria-label={t('turn.one', { what: row.name })}>
            {t('turn.act')}
          </a>
        </p>
      )}
      {row.receiptHref && (
        <a href={row.receiptHref} aria-label={t('receipt.openNamed', { name: row.name })}>
          {t('receipt.open')}
        </a>
      )}
    </details>
  );
}
