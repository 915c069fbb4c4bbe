import { useTranslation } from 'react-i18next';
import { questionIn } from '#app/features/users/ask-first.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { Chip } from '#app/ui/chip.tsx';
import { ConfirmPage } from '#app/ui/confirm-page.tsx';
import { Facts } from '#app/ui/facts.tsx';
import { Grid } from '#app/ui/grid.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import { Stack } from '#app/ui/stack.tsx';
import type { StatementRowData } from './row.server.ts';
import { AssignRow, CreditRow, DismissRow, ReturnRow } from './row-actions.tsx';

/** One movement of the account: what the bank wrote beside the order that it names, and what a manager can do with it. */
export function StatementRowScreen({ reply, ...data }: StatementRowData & { reply: unknown }) {
  const { t } = useTranslation('statements');
  const question = questionIn(reply);
  if (question) return <ConfirmPage {...question} />;
  return (
    <Stack gap="wide">
      <Breadcrumb items={[{ label: t('title'), href: data.listHref }, { label: data.title }]} />
      <PageHeader title={data.title} above={<Chip tone={data.chip.tone}>{data.chip.label}</Chip>} about={data.about} />
      {data.why && <Notice tone="caution">{data.why}</Notice>}
      <Grid columns="two">
        <Stack gap="base" as="section">
          <h2>{t('fact.title')}</h2>
          <Facts items={data.facts} />
          {data.order && (
            <>
              <h2>{t('order.title')}</h2>
              <Facts
                items={[
                  { label: t('order.reference'), value: <a href={data.order.href}>{data.order.reference}</a> },
                  ...data.order.facts,
                ]}
              />
            </>
          )}
        </Stack>
        <Stack gap="base" as="section">
          {data.resolution.length > 0 && (
            <>
              <h2>{t('done.title')}</h2>
              <Facts items={data.resolution} />
            </>
          )}
          {data.waits && (
            <>
              <h2>{t('actions')}</h2>
              <AssignRow data={data} reply={reply} />
              <ReturnRow data={data} reply={reply} />
              {data.may.balance && <CreditRow data={data} reply={reply} />}
              <DismissRow data={data} reply={reply} />
            </>
          )}
        </Stack>
      </Grid>
    </Stack>
  );
}
