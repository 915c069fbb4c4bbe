import { useTranslation } from 'react-i18next';
import { Text } from '#app/ui/layout/text.tsx';
import type { HistoryLine } from './history-lines.server.ts';
import { act, entry, list, more, what, when } from './history-list.css.ts';

/** A history: when, what was done, by whom in which role and on whose behalf, before and after, why, who was told, and where it can be seen. The same on every sheet. */
export function HistoryList({ lines }: { lines: readonly HistoryLine[] }) {
  const { t } = useTranslation('history');
  if (lines.length === 0) return <Text tone="soft">{t('none')}</Text>;
  return (
    <ol className={list}>
      {lines.map(({ key, date, label, who, change, reason, mailed, source }) => {
        const facts = [change, reason, mailed].filter(Boolean).join(' · ');
        return (
          <li key={key} className={entry}>
            <span className={when}>{date}</span>
            <div className={what}>
              <span className={act}>{label}</span> · {who}
              {(facts || source) && (
                <div className={more}>
                  {facts}
                  {facts && source && ' · '}
                  {source && <a href={source.href}>{source.label}</a>}
                </div>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
