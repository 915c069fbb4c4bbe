import { useTranslation } from 'react-i18next';
import { Facts } from '#app/ui/layout/facts.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { CellTitle } from '#app/ui/table/cell-title.tsx';
import { DataTable } from '#app/ui/table/data-table.tsx';
import type { WaitingListData } from './waiting-list.server.ts';

/** Who waits for tokens of an offer, in their order. */
export function WaitingListScreen(data: WaitingListData) {
  const { t } = useTranslation('issuances');
  return (
    <Stack gap="wide">
      <PageHeader crumbs={data.crumbs} title={data.title} about={t('waitingList.about')} />
      <Facts items={data.facts} />
      <DataTable
        caption={t('waitingList.crumb')}
        rows={data.places}
        rowKey={({ id }) => id}
        empty={<Text tone="soft">{t('waitingList.none')}</Text>}
        columns={[
          {
            key: 'person',
            header: t('waitingList.person'),
            cell: ({ href, name, since }) => (
              <CellTitle href={href} note={since}>
                {name}
              </CellTitle>
            ),
          },
          { key: 'state', header: t('waitingList.state'), cell: ({ state }) => state },
          { key: 'tokens', header: t('waitingList.tokens'), align: 'end', cell: ({ tokens }) => tokens },
          { key: 'held', header: t('waitingList.heldNow'), align: 'end', cell: ({ held }) => held },
          { key: 'until', header: t('waitingList.until'), align: 'end', cell: ({ until }) => until },
        ]}
      />
      {data.more && <Text tone="soft">{data.more}</Text>}
    </Stack>
  );
}
