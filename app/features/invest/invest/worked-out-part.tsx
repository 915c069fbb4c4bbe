import { useTranslation } from 'react-i18next';
import { Cluster } from '#app/ui/layout/cluster.tsx';
import { Figures } from '#app/ui/layout/figures.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { PaymentsDrawn } from './payments-drawn.tsx';
import type { WorkedOut } from './worked-out.server.ts';

/** What a sum comes to, beside the field that it is typed into; the browser asks for it anew while that is done. */
export function WorkedOutPart({ field, sum }: { field: string; sum: WorkedOut | null }) {
  const { t } = useTranslation('invest');
  return (
    <div aria-live="polite" data-worked-out={field}>
      {sum && (
        <Stack gap="base">
          <Cluster justify="between">
            <Text as="span">{sum.tokens}</Text>
            <Text as="span" strong number>
              {sum.amount}
            </Text>
          </Cluster>
          {sum.back && (
            <>
              <h2>{t('invest.back.title')}</h2>
              <Figures items={sum.back.figures} />
              {sum.back.drawn && <PaymentsDrawn {...sum.back.drawn} />}
              <Text size="small" tone="soft">
                {sum.back.besides}
              </Text>
            </>
          )}
          <Text>
            {sum.risk}
            {sum.outcomesHref && (
              <>
                {' '}
                <a href={sum.outcomesHref} target="_blank" rel="noopener">
                  {t('invest.back.outcomes')}
                </a>
              </>
            )}
          </Text>
        </Stack>
      )}
    </div>
  );
}
