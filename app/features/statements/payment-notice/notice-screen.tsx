import { useTranslation } from 'react-i18next';
import { questionIn } from '#app/forms/ask-first.ts';
import { ReasonForm } from '#app/forms/reason-form.tsx';
import { Sheet } from '#app/parts/sheet/sheet.tsx';
import { SheetSection } from '#app/parts/sheet/sheet-section.tsx';
import { Chip } from '#app/ui/controls/chip.tsx';
import { ConfirmPage } from '#app/ui/feedback/confirm-page.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Facts } from '#app/ui/layout/facts.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { BookEther } from './book-ether.tsx';
import type { NoticeData } from './notice.server.ts';

/** One notice: what came, what was expected, and how it is cleared, or was. */
export function NoticeScreen({ reply, ...data }: NoticeData & { reply: unknown }) {
  const { t } = useTranslation('notices');
  const question = questionIn(reply);
  if (question) return <ConfirmPage {...question} />;
  const facts = [
    { label: t('amount'), value: data.amount },
    { label: t('ether'), value: data.ether },
    { label: t('expected'), value: data.expected },
    { label: t('received'), value: data.received },
    { label: t('event'), value: data.event },
    { label: t('resolution'), value: data.resolution },
    { label: t('resolvedAt'), value: data.resolved },
  ];
  return (
    <Sheet
      queue={data.queue}
      crumbs={[
        { label: t('statements'), href: data.statementsHref },
        { label: t('title'), href: data.listHref },
        { label: data.reason },
      ]}
      title={data.reason}
      chips={<Chip tone={data.waits ? 'caution' : 'positive'}>{data.waits ? t('waits') : t('cleared')}</Chip>}
      about={
        <>
          {data.provider}
          {data.orderHref && (
            <>
              {' · '}
              <a href={data.orderHref}>{data.reference}</a>
            </>
          )}
        </>
      }
      turns={data.turns}
    >
      <SheetSection title={t('what')}>
        <Facts items={facts.filter(({ value }) => value)} />
      </SheetSection>
      {data.waits && (
        <Card title={t('todo')}>
          <Stack gap="card">
            {data.act && <p>{data.act}</p>}
            {data.ether && <BookEther form={data.forms.book} reply={reply} />}
            <ReasonForm
              id="notice"
              name="resolution"
              form={data.forms.resolve}
              reply={reply}
              texts={{ label: t('resolution'), hint: t('resolutionHint'), button: t('resolve') }}
              rows={3}
            />
          </Stack>
        </Card>
      )}
    </Sheet>
  );
}
