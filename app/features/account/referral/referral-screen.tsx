import { useTranslation } from 'react-i18next';
import { CopyButton } from '#app/ui/controls/copy-button.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Facts } from '#app/ui/layout/facts.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { DataTable } from '#app/ui/table/data-table.tsx';
import { Pagination } from '#app/ui/table/pagination.tsx';
import type { ReferralData } from './referral.server.ts';

/** One's own code and its link to pass on, and who came with it. */
export function ReferralScreen(data: ReferralData) {
  const { t } = useTranslation('account');
  const { code, link } = data;
  return (
    <Stack gap="card">
      <PageHeader crumbs={data.crumbs} title={data.head.title} about={t(code ? 'referral.about' : 'referral.off')} />
      {code && link && (
        <Card title={t('referral.yours')}>
          <Stack gap="small">
            <Facts
              items={[
                {
                  label: t('referral.code'),
                  value: code,
                  action: <CopyButton value={code} what={t('referral.code')} />,
                },
                {
                  label: t('referral.link'),
                  value: link,
                  action: <CopyButton value={link} what={t('referral.link')} />,
                },
              ]}
            />
            {data.legalHref && (
              <Text size="small">
                <a href={data.legalHref}>{t('referral.legal')}</a>
              </Text>
            )}
          </Stack>
        </Card>
      )}
      {(code || data.people.length > 0) && (
        <Card title={data.people.length > 0 ? data.count : t('referral.came')}>
          {data.people.length > 0 ? (
            <Stack gap="small">
              <DataTable
                caption={t('referral.came')}
                rows={data.people}
                rowKey={(row) => row.id}
                empty={null}
                columns={[
                  { key: 'who', header: t('referral.who'), cell: (row) => row.initials },
                  { key: 'joined', header: t('referral.joined'), align: 'end', cell: (row) => row.joined },
                ]}
              />
              <Pagination {...data.paging} />
            </Stack>
          ) : (
            <Text tone="soft">{t('referral.nobody')}</Text>
          )}
        </Card>
      )}
    </Stack>
  );
}
