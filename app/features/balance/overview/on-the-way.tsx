import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/controls/button.tsx';
import { Chip } from '#app/ui/controls/chip.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Cluster } from '#app/ui/layout/cluster.tsx';
import { Facts } from '#app/ui/layout/facts.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { pathTo } from '#domain/access/addresses.ts';
import type { BalanceData } from './balance.server.ts';

/** Withdrawals that have not left: how each stands, and taking it back while that can be done. */
export function OnTheWay({ withdrawals }: Pick<BalanceData, 'withdrawals'>) {
  const { t } = useTranslation('balance');
  return (
    <Card title={t('out.title')}>
      <Facts
        items={withdrawals.map(({ id, amount, line, chip, isBack, cancel }) => ({
          label: line,
          value: (
            <Stack gap="hair">
              <Cluster>
                <Text as="span" strong number>
                  {amount}
                </Text>
                <Chip tone={chip.tone}>{chip.label}</Chip>
              </Cluster>
              {isBack && (
                <Text size="small" tone="soft">
                  {t('out.backText')}
                </Text>
              )}
            </Stack>
          ),
          action: (
            <Cluster>
              {isBack && (
                <LinkButton size="small" href={pathTo.user.bankAccount}>
                  {t('out.account')}
                </LinkButton>
              )}
              {cancel && (
                <Form method="post" discover="none">
                  <input type="hidden" name="id" value={id} />
                  <Button size="small" name="intent" value="cancel" aria-label={cancel}>
                    {t('out.cancel')}
                  </Button>
                </Form>
              )}
            </Cluster>
          ),
        }))}
      />
    </Card>
  );
}
