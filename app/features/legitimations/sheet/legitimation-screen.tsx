import { useTranslation } from 'react-i18next';
import { questionIn } from '#app/forms/ask-first.ts';
import { ConfirmForm } from '#app/forms/confirm-form.tsx';
import { ReasonForm } from '#app/forms/reason-form.tsx';
import { Sheet } from '#app/parts/sheet/sheet.tsx';
import { SheetSection } from '#app/parts/sheet/sheet-section.tsx';
import { Chip } from '#app/ui/controls/chip.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { ConfirmPage } from '#app/ui/feedback/confirm-page.tsx';
import { Facts } from '#app/ui/layout/facts.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { LegitimationData } from './legitimation.server.ts';

/** One certificate of legitimation: what it says, its paper, and giving it back. */
export function LegitimationScreen({ reply, ...data }: LegitimationData & { reply: unknown }) {
  const { t } = useTranslation('legitimations');
  const question = questionIn(reply);
  if (question) return <ConfirmPage {...question} />;
  return (
    <Sheet
      crumbs={[{ label: data.listLabel, href: data.listHref }, { label: data.number }]}
      title={data.head.title}
      chips={<Chip tone={data.chip.tone}>{data.chip.label}</Chip>}
      about={data.keeps}
      actions={
        <LinkButton icon="download" href={data.paperHref}>
          {t('paper')}
        </LinkButton>
      }
    >
      <Stack gap="wide">
        <SheetSection title={t('says')}>
          <Facts
            items={[
              { label: t('fact.project'), value: <a href={data.projectHref}>{data.project}</a> },
              {
                label: t('fact.holder'),
                value: data.holder.href ? <a href={data.holder.href}>{data.holder.name}</a> : data.holder.name,
              },
              ...data.facts,
              { label: t('check.address'), value: <a href={data.checkHref}>{t('check.link')}</a> },
            ]}
          />
        </SheetSection>
        {data.returnForm && (
          <SheetSection title={t('return.title')}>
            <Return data={data} form={data.returnForm} reply={reply} />
          </SheetSection>
        )}
        {data.why && (
          <SheetSection title={t('return.title')}>
            <Text tone="soft">{data.why}</Text>
          </SheetSection>
        )}
      </Stack>
    </Sheet>
  );
}

function Return({
  data,
  form,
  reply,
}: {
  data: LegitimationData;
  form: NonNullable<LegitimationData['returnForm']>;
  reply: unknown;
}) {
  const { t } = useTranslation('legitimations');
  return data.area === 'manager' ? (
    <ReasonForm
      id="return"
      intent="return"
      name="note"
      form={form}
      reply={reply}
      rows={3}
      texts={{ text: t('return.noteText'), label: t('return.note'), button: t('return.noted') }}
    />
  ) : (
    <ConfirmForm
      id="return"
      intent="return"
      form={form}
      reply={reply}
      text={t('return.text')}
      button={t('return.button')}
    />
  );
}
