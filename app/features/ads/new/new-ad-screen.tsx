import { useTranslation } from 'react-i18next';
import { BoardNotice } from '#app/features/ads/pieces/board-notice.tsx';
import { TraderNotice } from '#app/features/ads/pieces/trader-notice.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Tabs } from '#app/ui/layout/tabs.tsx';
import { Choices } from './choices.tsx';
import type { NewAdData } from './new-ad.server.ts';
import { NewAdTerms } from './new-ad-terms.tsx';

/** A new ad: sell or buy, of which token, and then how many at what price. */
export function NewAdScreen({ reply, ...data }: NewAdData & { reply: unknown }) {
  const { t } = useTranslation('ads');
  return (
    <Stack gap="card">
      <PageHeader
        crumbs={[{ label: t('board'), href: data.boardHref }, { label: data.head.title }]}
        title={data.terms ? t(`new.of.${data.type}`, { project: data.terms.project }) : data.head.title}
      />
      <BoardNotice />
      <Tabs label={t('new.kind')} items={data.kinds} />
      {data.blocked && <TraderNotice block={data.blocked} />}
      {data.stopped && (
        <Notice tone="caution" action={<LinkButton href={data.chooseHref}>{t('new.another')}</LinkButton>}>
          {data.stopped}
        </Notice>
      )}
      {!data.blocked && data.chooses && <Choices type={data.type} choices={data.choices} />}
      {!data.blocked && data.terms && (
        <NewAdTerms terms={data.terms} type={data.type} anotherHref={data.chooseHref} reply={reply} />
      )}
    </Stack>
  );
}
