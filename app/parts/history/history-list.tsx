import { useTranslation } from 'react-i18next';
import { Timeline } from '#app/ui/feedback/timeline.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { HistoryLine } from './history-lines.server.ts';

/** A history: what was done, by whom in which role, before and after, why, and where it can be seen. The same on every sheet. */
export function HistoryList({ lines }: { lines: readonly HistoryLine[] }) {
  const { t } = useTranslation('history');
  if (lines.length === 0) return <Text tone="soft">{t('none')}</Text>;
  return (
    <Timeline
      steps={lines.map(({ key, label, who, change, reason, source }) => ({
        key,
        label,
        state: 'done' as const,
        note: (
          <>
            <div>{[who, change].filter(Boolean).join(' · ')}</div>
            {reason && <div>{reason}</div>}
            {source && <a href={source.href}>{source.label}</a>}
          </>
        ),
      }))}
    />
  );
}
