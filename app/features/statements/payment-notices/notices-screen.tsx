import { useTranslation } from 'react-i18next';
import { ListPage } from '#app/lists/list-page.tsx';
import { Chip } from '#app/ui/controls/chip.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { CellTitle } from '#app/ui/table/cell-title.tsx';
import type { NoticesData } from './notices.server.ts';

/** Answers of payment providers that do not fit: what waits for a manager, and what was cleared. */
export function NoticesScreen(data: NoticesData) {
  const { t } = useTranslation('notices');
  return (
    <Stack gap="hair">
      <PageHeader
        crumbs={[{ label: t('statements'), href: data.statementsHref }, { label: data.head.title }]}
        title={data.head.title}
        about={t('about')}
      />
      <ListPage
        list={data.list}
        caption={data.head.title}
        views={data.views}
        rows={data.rows}
        isMine={({ resolved }) => !resolved}
        empty={{ icon: 'bank', filtered: t('none'), none: t('none') }}
        columns={[
          {
            key: 'reason',
            header: t('reasonColumn'),
            cut: true,
            cell: ({ reason, href }) => <CellTitle href={href}>{reason}</CellTitle>,
          },
          { key: 'provider', header: t('providerColumn'), place: 'note', soft: true, cell: ({ provider }) => provider },
          {
            key: 'order',
            header: t('order'),
            from: 'mid',
            cell: ({ orderHref, reference }) => orderHref && <a href={orderHref}>{reference}</a>,
          },
          {
            key: 'amount',
            header: t('amount'),
            align: 'end',
            place: 'sum',
            cell: ({ amount, ether }) => amount || ether,
          },
          { key: 'received', header: t('received'), align: 'end', place: 'aside', cell: ({ received }) => received },
          {
            key: 'resolution',
            header: t('resolution'),
            place: 'chip',
            cut: true,
            cell: ({ resolution, resolved }) =>
              resolved ? <CellTitle note={resolved}>{resolution}</CellTitle> : <Chip tone="caution">{t('waits')}</Chip>,
          },
        ]}
      />
    </Stack>
  );
}
