import { useTranslation } from 'react-i18next';
import { questionIn } from '#app/forms/ask-first.ts';
import { ListTable } from '#app/lists/list-table.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { ConfirmPage } from '#app/ui/feedback/confirm-page.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Facts } from '#app/ui/layout/facts.tsx';
import { Figures } from '#app/ui/layout/figures.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { BalanceData } from './balance.server.ts';
import { OnTheWay } from './on-the-way.tsx';
import { PayIn } from './pay-in.tsx';

/** An investor's balance: what is free, what is not and why, how money comes in and goes out, and all that moved it. */
export function BalanceScreen({ reply, ...data }: BalanceData & { reply: unknown }) {
  const { t } = useTranslation('balance');
  const question = questionIn(reply);
  if (question) return <ConfirmPage {...question} />;
  return (
    <Stack gap="card">
      <PageHeader
        title={data.head.title}
        about={data.off ? undefined : t('about')}
        actions={
          data.withdrawHref && (
            <LinkButton tone="primary" href={data.withdrawHref}>
              {t('withdraw')}
            </LinkButton>
          )
        }
      />
      {data.off && (
        <Notice tone="info" title={data.off.title}>
          <p>{data.off.text}</p>
          {data.left && <p>{t('off.left')}</p>}
        </Notice>
      )}
      {data.figures.length > 0 && <Figures items={data.figures} />}
      {data.withdrawals.length > 0 && <OnTheWay withdrawals={data.withdrawals} />}
      {data.orders.length > 0 && (
        <Card title={t('orders.title')}>
          <Stack gap="small">
            <Facts
              items={data.orders.map(({ href, label, amount }) => ({
                label,
                value: amount,
                action: (
                  <LinkButton size="small" href={href} aria-label={`${t('orders.see')}: ${label}`}>
                    {t('orders.see')}
                  </LinkButton>
                ),
              }))}
            />
            <p>{t('orders.text')}</p>
          </Stack>
        </Card>
      )}
      {data.payIn && <PayIn {...data.payIn} />}
      {(data.hasMoved || !data.off) && (
        <Stack gap="base" as="section">
          <h2>{t('moves.title')}</h2>
          <ListTable table={data.table} caption={t('moves.title')} />
        </Stack>
      )}
    </Stack>
  );
}
