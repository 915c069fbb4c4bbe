import { useTranslation } from 'react-i18next';
import { Notice } from '#app/ui/feedback/notice.tsx';

/** In place of a project's page where the tenant has no project. */
export function NothingToShow() {
  const { t } = useTranslation('look');
  return <Notice title={t('preview.noProject')}>{t('preview.noProjectText')}</Notice>;
}
