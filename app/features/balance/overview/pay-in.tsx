import { useTranslation } from 'react-i18next';
import { CopyButton } from '#app/ui/controls/copy-button.tsx';
import { QrCode } from '#app/ui/controls/qr-code.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Facts } from '#app/ui/layout/facts.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { BalanceData } from './balance.server.ts';

/** Where to send money to, and what to write on it. */
export function PayIn({ none, waits, rows, qr }: NonNullable<BalanceData['payIn']>) {
  const { t } = useTranslation('balance');
  if (none) return <Notice tone="info">{none}</Notice>;
  return (
    <Card title={t('in.title')}>
      <Stack gap="base">
        <p>{t('in.text')}</p>
        {waits && <Notice tone="caution">{waits}</Notice>}
        <Facts
          items={rows.map(({ label, value, hint, copy }) => ({
            label,
            value: (
              <>
                <Text as="div" strong>
                  {value}
                </Text>
                {hint && (
                  <Text as="div" size="small" tone="soft">
                    {hint}
                  </Text>
                )}
              </>
            ),
            action: copy && <CopyButton value={copy} what={label} />,
          }))}
        />
        {qr && <QrCode code={qr} label={t('in.qr')} hint={t('in.qrHint')} />}
      </Stack>
    </Card>
  );
}
