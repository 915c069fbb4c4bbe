import { useTranslation } from 'react-i18next';
import { ReceiptPage } from '#app/parts/receipt/receipt-page.tsx';
import type { PurchaseData } from './purchase.server.ts';

/** The receipt of a purchase. */
export function PurchaseScreen({ head: _, ...receipt }: PurchaseData) {
  const { t } = useTranslation('investments');
  return (
    <ReceiptPage
      {...receipt}
      issuedBy={t('purchases.issuedBy')}
      note={t('purchases.note')}
      papersTitle={t('documents')}
    />
  );
}
