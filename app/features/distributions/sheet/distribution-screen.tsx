import { useTranslation } from 'react-i18next';
import { questionIn } from '#app/forms/ask-first.ts';
import { Sheet } from '#app/parts/sheet/sheet.tsx';
import { SheetSection } from '#app/parts/sheet/sheet-section.tsx';
import { Chip } from '#app/ui/controls/chip.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { QrCode } from '#app/ui/controls/qr-code.tsx';
import { ConfirmPage } from '#app/ui/feedback/confirm-page.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Timeline } from '#app/ui/feedback/timeline.tsx';
import { Facts } from '#app/ui/layout/facts.tsx';
import { SumLine } from '#app/ui/layout/sum-line.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { Acts } from './acts.tsx';
import type { DistributionData } from './distribution.server.ts';
import { Papers } from './papers.tsx';
import { Parts } from './parts.tsx';
import { WireLines } from './wire-lines.tsx';

/** A distribution: what goes to whom, what it waits for, and what can be done with it. */
export function DistributionScreen({ reply, ...data }: DistributionData & { reply: unknown }) {
  const { t } = useTranslation('distributions');
  const question = questionIn(reply);
  if (question) return <ConfirmPage {...question} />;
  const { approve, pay, refuse, withdraw } = data.may;
  const hasActs =
    approve || pay || refuse || withdraw || data.again !== null || data.waits !== null || data.toReturn !== null;
  return (
    <Sheet
      lookers={data.lookers}
      crumbs={[
        { label: t('issuances:inside.back'), href: data.listHref },
        { label: data.project, href: data.projectHref },
        { label: t('title'), href: data.benefitsHref },
        { label: data.name },
      ]}
      title={data.name}
      chips={<Chip tone={data.status.tone}>{data.status.label}</Chip>}
      about={data.about}
      steps={data.steps}
      lead={
        <>
          {data.sharing && <Notice>{data.sharing}</Notice>}
          {data.noAccountHref && (
            <Notice tone="caution" action={<LinkButton href={data.noAccountHref}>{t('toAccount')}</LinkButton>}>
              {t('api_errors:distribution.no_issuer_account')}
            </Notice>
          )}
          {data.run && (
            <Notice tone={data.run.tone} action={<LinkButton href={data.run.href}>{t('run.see')}</LinkButton>}>
              {data.run.text}
            </Notice>
          )}
          <SumLine terms={data.terms} />
        </>
      }
      acts={hasActs && <Acts data={data} reply={reply} />}
      beside={
        data.ready.length > 0 && (
          <SheetSection title={t('ready.title')}>
            <Timeline steps={data.ready} />
          </SheetSection>
        )
      }
    >
      {data.transfer && <Transfer transfer={data.transfer} />}
      {data.returnTo && (
        <SheetSection title={t('return.title')}>
          <WireLines rows={data.returnTo} />
        </SheetSection>
      )}
      <Facts items={data.facts} />
      {data.note && <Text>{data.note}</Text>}
      <Parts data={data} reply={reply} />
      <Papers papers={data.papers} reply={reply} />
    </Sheet>
  );
}

function Transfer({ transfer }: { transfer: NonNullable<DistributionData['transfer']> }) {
  const { t } = useTranslation('distributions');
  return (
    <SheetSection title={t('transfer.title')}>
      <Text>{t('transfer.text')}</Text>
      <WireLines rows={transfer.rows} />
      {transfer.qr && <QrCode code={transfer.qr} label={t('invest:wire.qr')} hint={t('invest:wire.qrHint')} />}
    </SheetSection>
  );
}
