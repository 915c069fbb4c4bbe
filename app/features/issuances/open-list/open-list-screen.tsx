import { useTranslation } from 'react-i18next';
import { tiles } from '#app/parts/project-card/issuance-card.css.ts';
import { IssuanceTile } from '#app/parts/project-card/issuance-tile.tsx';
import { Figures } from '#app/ui/layout/figures.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { Pagination } from '#app/ui/table/pagination.tsx';
import { pathTo } from '#domain/access/addresses.ts';
import type { OpenListData } from './open-list.server.ts';

/** The tenant's projects, for whoever comes by. */
export function OpenListScreen({ head, figures, at, projects, paging }: OpenListData) {
  const { t } = useTranslation('front');
  return (
    <Stack gap="wide">
      <PageHeader
        title={head.title}
        about={
          <>
            {t('projects.about')} <a href={pathTo.howItWorks}>{t('how.title')}</a>
          </>
        }
      />
      {projects.length > 0 ? (
        <ul className={tiles}>
          {projects.map((card) => (
            <IssuanceTile key={card.id} card={card} />
          ))}
        </ul>
      ) : (
        <Text>{t('projects.none')}</Text>
      )}
      {paging && <Pagination {...paging} />}
      <Stack gap="small">
        <Figures items={figures} />
        <Text size="small" tone="soft">
          {at} <a href={pathTo.defaultRates}>{t('how.rates')}</a>
        </Text>
      </Stack>
    </Stack>
  );
}
