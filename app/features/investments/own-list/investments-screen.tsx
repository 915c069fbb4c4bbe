import { useTranslation } from 'react-i18next';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Tabs } from '#app/ui/layout/tabs.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { Pagination } from '#app/ui/table/pagination.tsx';
import { pathTo } from '#domain/access/addresses.ts';
import { InvestmentCard } from './investment-card.tsx';
import type { InvestmentsData } from './investments.server.ts';

/** The investor's investments: by state, each with its progress and the one thing to do. */
export function InvestmentsScreen(data: InvestmentsData) {
  const { t } = useTranslation(['investments', 'sophisticated']);
  const browse = <LinkButton href={pathTo.user.issuances}>{t('browse')}</LinkButton>;
  return (
    <Stack gap="card">
      <PageHeader title={data.head.title} />
      <Tabs label={t('tabs')} items={data.tabs} />
      {data.rows.length === 0 ? (
        <EmptyState icon="investments" action={browse}>
          {t(data.any ? 'emptyTab' : 'empty')}
        </EmptyState>
      ) : (
        <Stack gap="card">
          {data.rows.map((row) => (
            <InvestmentCard key={row.id} investment={row} />
          ))}
          <Pagination {...data.paging} />
        </Stack>
      )}
      <Text size="small">
        <a href={data.sophisticatedHref}>{t('sophisticated:link.own')}</a>
      </Text>
    </Stack>
  );
}
