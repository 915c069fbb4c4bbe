import { useTranslation } from 'react-i18next';
import { classNames } from '#app/ui/controls/class-names.ts';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Tabs } from '#app/ui/layout/tabs.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { Pagination } from '#app/ui/table/pagination.tsx';
import { pathTo } from '#domain/access/addresses.ts';
import { column, desk, list, narrowOnly, wideOnly } from './investments.css.ts';
import type { InvestmentsData } from './investments.server.ts';
import { OrderRow } from './order-row.tsx';
import { OrderSheet } from './order-sheet.tsx';

/** The investor's investments: rows by state, and the sheet of one of them. */
export function InvestmentsScreen({ sheet, backHref, ...data }: InvestmentsData) {
  const { t } = useTranslation(['investments', 'sophisticated']);
  const browse = <LinkButton href={pathTo.user.issuances}>{t('browse')}</LinkButton>;
  const isOpen = backHref !== null;
  return (
    <Stack gap="card">
      <PageHeader title={data.head.title} actions={data.any && browse} />
      {data.tabs.length > 1 && (
        <div className={classNames(isOpen && wideOnly)}>
          <Tabs label={t('tabs')} items={data.tabs} />
        </div>
      )}
      {data.rows.length === 0 && !sheet ? (
        <EmptyState icon="investments" action={browse}>
          {t(data.any ? 'emptyTab' : 'empty')}
        </EmptyState>
      ) : (
        <div className={desk}>
          <div className={classNames(column, isOpen && wideOnly)}>
            <ul className={list}>
              {data.rows.map((row) => (
                <OrderRow key={row.id} row={row} />
              ))}
            </ul>
            <Pagination {...data.paging} />
            {data.toFile && (
              <div>
                <LinkButton size="small" icon="download" href={data.toFile.href}>
                  {data.toFile.label}
                </LinkButton>
              </div>
            )}
          </div>
          {sheet && (
            <div className={classNames(column, !isOpen && wideOnly)}>
              {backHref && (
                <a className={narrowOnly} href={backHref}>
                  {t('backToList')}
                </a>
              )}
              <OrderSheet key={sheet.id} order={sheet} />
            </div>
          )}
        </div>
      )}
      <Text size="small">
        <a href={pathTo.user.purchases}>{t('purchases.title')}</a> ·{' '}
        <a href={pathTo.user.records}>{t('records.title')}</a> ·{' '}
        <a href={data.sophisticatedHref}>{t('sophisticated:link.own')}</a>
      </Text>
    </Stack>
  );
}
