import { useTranslation } from 'react-i18next';
import { Text } from '#app/ui/layout/text.tsx';

/** Whom to ask about disbursement and refunds, once a campaign is at 90 % (specification, section 9); nothing where the tenant names nobody. */
export function RefundContact({ href }: { href: string }) {
  const { t } = useTranslation('issuances');
  if (!href) return null;
  return (
    <Text size="small">
      {t('box.nearTarget')} <a href={href}>{t('box.refundContact')}</a>
    </Text>
  );
}
