import { useTranslation } from 'react-i18next';
import { Text } from '#app/ui/layout/text.tsx';

/** Whom to ask about disbursement and refunds (`refundContactOf`). */
export function RefundContact({ contact }: { contact: { href: string; text: string } | null }) {
  const { t } = useTranslation('issuances');
  if (!contact) return null;
  return (
    <Text size="small">
      {contact.text} <a href={contact.href}>{t('box.refundContact')}</a>
    </Text>
  );
}
