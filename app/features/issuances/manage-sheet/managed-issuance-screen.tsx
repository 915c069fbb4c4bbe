import { useTranslation } from 'react-i18next';
import { RefundContact } from '#app/features/issuances/public-page/refund-contact.tsx';
import { HistoryList } from '#app/parts/history/history-list.tsx';
import { Chip } from '#app/ui/controls/chip.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { ProgressBar } from '#app/ui/feedback/progress-bar.tsx';
import { Facts } from '#app/ui/layout/facts.tsx';
import { Figures } from '#app/ui/layout/figures.tsx';
import { Grid } from '#app/ui/layout/grid.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { ManagedIssuanceData } from './managed-issuance.server.ts';
import { ProjectText } from './project-text.tsx';

/** The sheet of an issuance for managers and its issuer. */
export function ManagedIssuanceScreen(data: ManagedIssuanceData) {
  const { t } = useTranslation('issuances');
  const { card } = data;
  return (
    <Stack gap="wide">
      <PageHeader
        crumbs={[{ label: t('inside.back'), href: data.listHref }, { label: card.title }]}
        title={card.title}
        chips={<Chip tone={card.status.tone}>{card.status.label}</Chip>}
        about={card.about}
        actions={
          <LinkButton icon="investments" href={data.investmentsHref}>
            {t('sheet.investments')}
          </LinkButton>
        }
      />
      {card.showsProgress && <ProgressBar {...card.bar} />}
      <RefundContact href={data.contact} />
      <Figures items={data.figures} />
      <Grid columns="two">
        <Stack gap="base" as="section">
          <h2>{t('sheet.facts')}</h2>
          <Facts items={[...data.identity, ...data.facts]} />
        </Stack>
        <Stack gap="base" as="section">
          {data.moves.length > 0 && <h2>{t('sheet.phase')}</h2>}
          {data.moves.map((move) => (
            <div key={move.to}>
              <LinkButton href={move.href}>{move.button}</LinkButton>
            </div>
          ))}
          {data.approval && <Text size="small">{data.approval}</Text>}
          <h2>{t('sheet.history')}</h2>
          <HistoryList lines={data.history} />
        </Stack>
      </Grid>
      <ProjectText text={data.text} />
    </Stack>
  );
}
