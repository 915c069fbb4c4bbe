import { useTranslation } from 'react-i18next';
import { ReceiptPage } from '#app/parts/receipt/receipt-page.tsx';
import type { ReceiptData } from './receipt.server.ts';

/** The receipt of an earning, on one page: by whom, of what and for whom, what it comes to, and where it went. */
export function ReceiptScreen({ head: _, facts, ...receipt }: ReceiptData) {
  const { t } = useTranslation('earnings');
  return (
    <ReceiptPage
      {...receipt}
      facts={facts.map(({ href, see, ...fact }) => ({
        ...fact,
        action: href ? <a href={href}>{see}</a> : undefined,
      }))}
      issuedBy={t('receipt.issuedBy')}
      note={t('receipt.note')}
      papersTitle={t('papers')}
    />
  );
}
