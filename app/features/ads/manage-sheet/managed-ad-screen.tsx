import { useTranslation } from 'react-i18next';
import { questionIn } from '#app/forms/ask-first.ts';
import { ReasonForm } from '#app/forms/reason-form.tsx';
import { HistoryList } from '#app/parts/history/history-list.tsx';
import { Sheet } from '#app/parts/sheet/sheet.tsx';
import { SheetSection } from '#app/parts/sheet/sheet-section.tsx';
import { Chip } from '#app/ui/controls/chip.tsx';
import { ConfirmPage } from '#app/ui/feedback/confirm-page.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Facts } from '#app/ui/layout/facts.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { ManagedAdData } from './managed-ad.server.ts';

/** One ad as managers see it. What its sides wrote to each other stays theirs. */
export function ManagedAdScreen({ reply, ...data }: ManagedAdData & { reply: unknown }) {
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
          <a href={data.owner.href}>{data.owner.name}</a> · <a href={data.projectHref}>{data.project}</a>
        </>
      }
      figures={data.figures}
      lead={data.stopped && <Notice tone="caution">{data.stopped}</Notice>}
      acts={
        data.form && (
          <ReasonForm
            id="take-down"
            intent="take-down"
            form={data.form}
            reply={reply}
            summary={t('takeDown.button')}
            tone="danger"
            texts={{
              text: t('takeDown.text'),
              label: t('takeDown.reason'),
              hint: t('takeDown.hint'),
              button: t('takeDown.button'),
            }}
          />
        )
      }
    >
      <Stack gap="wide">
        <Facts items={data.facts} />
        <SheetSection title={t('manage.agreements')}>
          {data.agreements.length === 0 && <Text tone="soft">{t('manage.noAgreements')}</Text>}
          {data.agreements.map(({ id, title, status, facts }) => (
            <Card key={id} level={3} title={title} aside={<Chip tone={status.tone}>{status.label}</Chip>}>
              <Facts
                items={facts.map(({ label, value, href }) => ({
                  label,
                  value: href ? <a href={href}>{value}</a> : value,
                }))}
              />
            </Card>
          ))}
        </SheetSection>
        <SheetSection title={t('manage.history')}>
          <HistoryList lines={data.history} />
        </SheetSection>
      </Stack>
    </Sheet>
  );
}
