import { useTranslation } from 'react-i18next';
import { ListScreen } from '#app/lists/list-screen.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import type { YearlyData } from './yearly.server.ts';

/** Projects of a year as the supervisor is told of them, with what the file would lack above them. */
export function YearlyScreen({ lacks, settingsHref, ...list }: YearlyData) {
  const { t } = useTranslation('yearly');
  return (
    <ListScreen {...list}>
      {lacks.length > 0 && (
        <Notice tone="caution" title={t('lacks.title')}>
          {lacks.join(' ')} {settingsHref && <a href={settingsHref}>{t('lacks.settings')}</a>}
        </Notice>
      )}
    </ListScreen>
  );
}
