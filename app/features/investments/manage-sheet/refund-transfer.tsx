import { useTranslation } from 'react-i18next';
import { CopyButton } from '#app/ui/controls/copy-button.tsx';
import { QrCode } from '#app/ui/controls/qr-code.tsx';
import { Facts } from '#app/ui/layout/facts.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { transferView } from './refund-transfer.server.ts';

/** What a manager types at the bank for a refund: each line can be copied, and a bank's app reads them all from the QR code. */
export function RefundTransferLines({ rows, qr }: Pick<ReturnType<typeof transferView>, 'rows' | 'qr'>) {
  const { t } = useTranslation('managed');
  return (
    <>
      <Facts
        items={rows.map(({ key, label, value, copy }) => ({
          label,
          value: (
            <Text as="div" size={key === 'amount' ? 'hero' : undefined} strong>
              {value}
            </Text>
          ),
          action: copy && <CopyButton value={copy} what={label} />,
        }))}
      />
      {qr && <QrCode code={qr} label={t('transfer.qr')} hint={t('transfer.qrHint')} />}
    </>
  );
}
