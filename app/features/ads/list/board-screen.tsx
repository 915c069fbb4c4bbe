import { useTranslation } from 'react-i18next';
import { adColumns } from '#app/features/ads/pieces/ad-columns.tsx';
import { BoardNotice } from '#app/features/ads/pieces/board-notice.tsx';
import { ListPage } from '#app/lists/list-page.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { BoardData } from './board.server.ts';

/** Interest in selling and buying tokens: what the board is first, then the ads. */
export function BoardScreen(data: BoardData) {
  const { t } = useTranslation('ads');
  return (
    <Stack gap="card">
      <PageHeader
        title={data.head.title}
        count={data.count}
        actions={
          data.newHref && (
            <LinkButton tone="primary" href={data.newHref}>
              {t('place')}
            </LinkButton>
          )
        }
      />
      <BoardNotice />
      <ListPage
        list={data.list}
        caption={data.head.title}
        rows={data.rows}
        views={data.views}
        empty={{ icon: 'board', filtered: t('filtered'), none: t(data.mine ? 'noneMine' : 'none') }}
        columns={adColumns(t)}
      />
    </Stack>
  );
}
