import { useTranslation } from 'react-i18next';
import { BoardNotice } from '#app/features/ads/pieces/board-notice.tsx';
import { TraderNotice } from '#app/features/ads/pieces/trader-notice.tsx';
import { questionIn } from '#app/forms/ask-first.ts';
import { ConfirmForm } from '#app/forms/confirm-form.tsx';
import { Sheet } from '#app/parts/sheet/sheet.tsx';
import { SheetSection } from '#app/parts/sheet/sheet-section.tsx';
import { Chip } from '#app/ui/controls/chip.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { ConfirmPage } from '#app/ui/feedback/confirm-page.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { RiskWarning } from '#app/ui/feedback/risk-warning.tsx';
import { Facts } from '#app/ui/layout/facts.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { AdData } from './ad.server.ts';
import { AdMessages } from './ad-messages.tsx';
import { AdOffers } from './ad-offers.tsx';

/** One ad as an investor reads it: their own, or another's. */
export function AdScreen({ reply, ...data }: AdData & { reply: unknown }) {
  const { t } = useTranslation('ads');
  const question = questionIn(reply);
  if (question) return <ConfirmPage {...question} />;
  return (
    <Sheet
      crumbs={[{ label: t('board'), href: data.boardHref }, { label: data.reference }]}
      title={data.title}
      chips={<Chip tone={data.status.tone}>{data.status.label}</Chip>}
      about={
        <>
          <a href={data.projectHref}>{data.project}</a> · {data.reference}
          {data.own && ` · ${t('yours')}`}
        </>
      }
      figures={data.figures}
      lead={<Lead data={data} />}
      acts={data.mayChange && <Acts data={data} reply={reply} />}
    >
      <Stack gap="wide">
        <SheetSection title={t('compare')}>
          <Facts
            items={[
              ...data.facts.map(({ label, price, method }) => ({
                label,
                value: method ? `${price} · ${method} ${t('reference.binds')}` : price,
              })),
              { label: t('sheet.label'), value: <a href={`${data.projectHref}#documents`}>{t('sheet.read')}</a> },
            ]}
          />
        </SheetSection>
        <AdOffers data={data} reply={reply} />
        <AdMessages data={data} reply={reply} />
      </Stack>
    </Sheet>
  );
}

function Lead({ data }: { data: AdData }) {
  const { t } = useTranslation('ads');
  return (
    <>
      <BoardNotice />
      {data.takenDown && <Notice tone="negative">{data.takenDown}</Notice>}
      {data.stopped && <Notice tone="caution">{data.stopped}</Notice>}
      {data.unlisted && <Notice>{data.unlisted}</Notice>}
      {data.blocked ? <TraderNotice block={data.blocked} /> : null}
      {data.risks && data.isOpen && !data.offers.make && (
        <RiskWarning title={t('risk.title')}>
          <Text>{t('risk.text')}</Text>
        </RiskWarning>
      )}
    </>
  );
}

function Acts({ data, reply }: { data: AdData; reply: unknown }) {
  const { t } = useTranslation('ads');
  return (
    <Stack gap="small">
      {data.editHref && <LinkButton href={data.editHref}>{t('edit.title')}</LinkButton>}
      <ConfirmForm
        id="withdraw"
        intent="withdraw"
        form={data.withdrawForm}
        reply={reply}
        tone="danger"
        button={t('withdraw.button')}
      />
    </Stack>
  );
}
