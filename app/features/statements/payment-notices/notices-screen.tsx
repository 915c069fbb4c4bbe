import { useTranslation } from 'react-i18next';
import { questionIn } from '#app/forms/ask-first.ts';
import { ListPage } from '#app/lists/list-page.tsx';
import { Chip } from '#app/ui/controls/chip.tsx';
import { ConfirmPage } from '#app/ui/feedback/confirm-page.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { CellTitle } from '#app/ui/table/cell-title.tsx';
import type { NoticesData } from './notices.server.ts';
import { WaitingNotice } from './waiting-notice.tsx';

/** Answers of payment providers that do not fit: what waits for a manager, and what was cleared. */
export function NoticesScreen({ reply, ...data }: NoticesData & { reply: unknown }) {
  const { t } = useTranslation('notices');
  const question = questionIn(reply);
  if (question) return <ConfirmPage {...question} />;
  return (
    <Stack gap="card">
      <PageHeader
        crumbs={[{ label: t('statements'), href: data.statementsHref }, { label: data.head.title }]}
        title={data.head.title}
        about={t('about')}
      />
      {data.waiting.length === 0 ? (
        <EmptyState icon="bank">{t('none')}</EmptyState>
      ) : (
        <Stack gap="base" as="ul">
          {data.waiting.map((notice) => (
            <WaitingNotice key={notice.id} notice={notice} reply={reply} />
          ))}
        </Stack>
      )}
      {data.rows.length > 0 && (
        <Stack gap="base" as="section">
          <h2>{t('all')}</h2>
          <ListPage
            list={data.list}
            caption={t('all')}
            rows={data.rows}
            empty={{ icon: 'bank', filtered: t('none'), none: t('none') }}
            columns={[
              {
                key: 'reason',
                header: t('reasonColumn'),
                cut: true,
                cell: ({ reason, provider }) => <CellTitle note={provider}>{reason}</CellTitle>,
              },
              {
                key: 'order',
                header: t('order'),
                place: 'note',
                cell: ({ orderHref, reference }) => orderHref && <a href={orderHref}>{reference}</a>,
              },
              { key: 'amount', header: t('amount'), align: 'end', place: 'sum', cell: ({ amount }) => amount },
              {
                key: 'received',
                header: t('received'),
                align: 'end',
                place: 'aside',
                cell: ({ received }) => received,
              },
              {
                key: 'resolution',
                header: t('resolution'),
                place: 'chip',
                cut: true,
                cell: ({ resolution, resolved }) =>
                  resolved ? (
                    <CellTitle note={resolved}>{resolution}</CellTitle>
                  ) : (
                    <Chip tone="caution">{t('waits')}</Chip>
                  ),
              },
            ]}
          />
        </Stack>
      )}
    </Stack>
  );
}
