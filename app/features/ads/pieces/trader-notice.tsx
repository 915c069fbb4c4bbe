import { useTranslation } from 'react-i18next';
import { Notice } from '#app/ui/feedback/notice.tsx';

/** Why the reader can neither place nor answer an ad now, and where that is mended. */
export function TraderNotice({ block }: { block: { text: string; href: string | null } }) {
  const { t } = useTranslation('ads');
  return (
    <Notice tone="caution" role="note">
      {block.text} {block.href && <a href={block.href}>{t('trader.go')}</a>}
    </Notice>
  );
}
