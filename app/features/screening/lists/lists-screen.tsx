import { useTranslation } from 'react-i18next';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Facts } from '#app/ui/layout/facts.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { ListAddress } from './list-address.tsx';
import type { WatchListsData } from './lists.server.ts';
import { WatchFile } from './watch-file.tsx';

/** The lists that people are held beside. */
export function WatchListsScreen({ reply, ...data }: WatchListsData & { reply: unknown }) {
  const { t } = useTranslation('screening');
  return (
    <Stack gap="card">
      <PageHeader
        crumbs={[{ label: t('title'), href: data.hitsHref }, { label: data.head.title }]}
        title={data.head.title}
        about={t('lists.about')}
      />
      {data.lists.map(({ list, title, facts, progress, upload, address }) => (
        <Card key={list} title={title}>
          <Stack gap="field">
            {facts.length > 0 ? <Facts items={facts} /> : <Text tone="soft">{t('lists.none')}</Text>}
            {progress && <Notice>{progress}</Notice>}
            {address && <ListAddress address={address} reply={reply} />}
            {upload && <WatchFile list={list} title={title} form={upload} reply={reply} />}
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
