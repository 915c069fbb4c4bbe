import { useTranslation } from 'react-i18next';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Text } from '#app/ui/layout/text.tsx';

/** What the board is and is not, before anything is shown or placed (Regulation (EU) 2020/1503, article 25(3)(a)). */
export function BoardNotice() {
  const { t } = useTranslation('ads');
  return (
    <Notice title={t('notice.title')} role="note">
      <Text>{t('notice.what')}</Text>
      <Text>{t('notice.risk')}</Text>
    </Notice>
  );
}
