import { useTranslation } from 'react-i18next';
import { ListPage } from '#app/lists/list-page.tsx';
import { Chip } from '#app/ui/controls/chip.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Facts } from '#app/ui/layout/facts.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { CellTitle } from '#app/ui/table/cell-title.tsx';
import type { OwnTransfersData } from './own-transfers.server.ts';

/** "My transfers": where tokens came from and went to, and the way to a new one. */
export function OwnTransfersScreen(data: OwnTransfersData) {
  const { t } = useTranslation('transfers');
  return (
    <Stack gap="card">
      <PageHeader
        title={data.head.title}
        actions={
          data.newHref && (
            <LinkButton tone="primary" href={data.newHref}>
              {t('new')}
            </LinkButton>
          )
        }
      />
      {data.waiting && (
        <Notice title={data.waiting.title} action={<LinkButton href={data.waiting.href}>{t('waiting.go')}</LinkButton>}>
          {data.waiting.text}
        </Notice>
      )}
      <ListPage
        list={data.list}
        caption={data.head.title}
        rows={data.rows}
        empty={{ icon: 'tokens', filtered: t('filtered'), none: t('none') }}
        columns={[
          {
            key: 'project',
            header: t('project'),
            whole: true,
            cell: (row) => <CellTitle href={row.href}>{row.project}</CellTitle>,
          },
          { key: 'about', header: t('who'), place: 'note', soft: true, cut: true, cell: (row) => row.about },
          { key: 'from', header: t('from'), from: 'mid', cell: (row) => row.from },
          { key: 'to', header: t('to'), from: 'mid', cell: (row) => row.to },
          { key: 'reference', header: t('reference'), cell: (row) => row.reference },
          { key: 'at', header: t('date'), cell: (row) => row.at },
          { key: 'tokens', header: t('tokens'), align: 'end', place: 'sum', cell: (row) => row.tokens },
          {
            key: 'direction',
            header: t('direction'),
            place: 'chip',
            cell: (row) => <Chip tone={row.direction.tone}>{row.direction.label}</Chip>,
          },
        ]}
      />
      {data.own.length > 0 && (
        <Card title={t('receive')}>
          <Stack gap="tight">
            <Text size="small" tone="soft">
              {t('receiveText')}
            </Text>
            <Facts items={data.own} />
          </Stack>
        </Card>
      )}
    </Stack>
  );
}
