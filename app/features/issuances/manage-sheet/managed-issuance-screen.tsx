import { useTranslation } from 'react-i18next';
import { CampaignFigures } from '#app/features/issuances/campaign-figures/campaign-figures.tsx';
import { RefundContact } from '#app/features/issuances/public-page/refund-contact.tsx';
import { HistoryList } from '#app/parts/history/history-list.tsx';
import { Sheet } from '#app/parts/sheet/sheet.tsx';
import { SheetSection } from '#app/parts/sheet/sheet-section.tsx';
import { Chip } from '#app/ui/controls/chip.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { ProgressBar } from '#app/ui/feedback/progress-bar.tsx';
import { Facts } from '#app/ui/layout/facts.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { ManagedIssuanceData } from './managed-issuance.server.ts';
import { ProjectText } from './project-text.tsx';

/** The sheet of an issuance for managers and its issuer. */
export function ManagedIssuanceScreen(data: ManagedIssuanceData) {
  const { t } = useTranslation('issuances');
  const { card, moves, approval } = data;
  const hasActs = moves.length > 0 || Boolean(data.suspend || data.refundAll || data.allot || data.deleteHref);
  return (
    <Sheet
      lookers={data.lookers}
      crumbs={[{ label: t('inside.back'), href: data.listHref }, { label: card.title }]}
      title={card.title}
      chips={
        <>
          <Chip tone={card.status.tone}>{card.status.label}</Chip>
          {data.suspended && <Chip tone="caution">{data.suspended.chip}</Chip>}
        </>
      }
      about={card.about}
      actions={<LinkButton href={data.editHref}>{t('sheet.edit')}</LinkButton>}
      lead={
        <>
          {data.suspended && <Notice tone="caution">{data.suspended.line}</Notice>}
          {data.change && (
            <Notice tone="caution">
              {t('change.waitsText')} <a href={data.change.href}>{t('change.see')}</a>
            </Notice>
          )}
          {data.plan && (
            <Notice tone={data.plan.isStopped ? 'caution' : 'info'}>
              {data.plan.text} <a href={data.plan.href}>{t('phase.change')}</a>
            </Notice>
          )}
          {approval && !hasActs && <Text size="small">{approval}</Text>}
          {card.showsProgress && <ProgressBar {...card.bar} />}
          <RefundContact contact={data.contact} />
        </>
      }
      turns={data.turns}
      figures={data.figures}
      tabs={data.tabs}
      tab={data.tab}
      related={data.related}
      acts={
        hasActs && (
          <>
            {moves.map(({ to, href, button }) => (
              <LinkButton key={to} wide href={href}>
                {button}
              </LinkButton>
            ))}
            {data.refundAll && (
              <LinkButton wide tone="primary" href={data.refundAll.href}>
                {data.refundAll.button}
              </LinkButton>
            )}
            {data.allot && (
              <LinkButton wide tone="primary" href={data.allot.href}>
                {data.allot.button}
              </LinkButton>
            )}
            {data.suspend && (
              <LinkButton wide href={data.suspend.href}>
                {data.suspend.button}
              </LinkButton>
            )}
            {data.deleteHref && (
              <LinkButton wide tone="quiet" icon="delete" href={data.deleteHref}>
                {t('sheet.delete')}
              </LinkButton>
            )}
            {approval && <Text size="small">{approval}</Text>}
          </>
        )
      }
    >
      <Tab data={data} />
    </Sheet>
  );
}

function Tab({ data }: { data: ManagedIssuanceData }) {
  const { t } = useTranslation('issuances');
  switch (data.tab) {
    case 'figures':
      return data.campaign && <CampaignFigures {...data.campaign} />;
    case 'text':
      return <ProjectText text={data.text} />;
    case 'history':
      return <HistoryList lines={data.history} />;
    default:
      return (
        <SheetSection title={t('sheet.facts')}>
          <Facts items={[...data.identity, ...data.facts]} />
        </SheetSection>
      );
  }
}
