import { useTranslation } from 'react-i18next';
import { adColumns } from '#app/features/ads/pieces/ad-columns.tsx';
import { ListPage } from '#app/lists/list-page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { ManagedAdsData } from './managed-ads.server.ts';

/** The board as managers see it: who placed what. */
export function ManagedAdsScreen(data: ManagedAdsData) {
  const { t } = useTranslation('ads');
  return (
    <Stack gap="hair">
      <PageHeader title={data.head.title} count={data.count} about={t('manage.about')} />
      <ListPage
        list={data.list}
        caption={data.head.title}
        rows={data.rows}
        empty={{ icon: 'board', filtered: t('filtered'), none: t('none') }}
        columns={adColumns(t)}
      />
    </Stack>
  );
}
