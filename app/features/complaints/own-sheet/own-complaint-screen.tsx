import { useTranslation } from 'react-i18next';
import { Course } from '#app/features/complaints/pieces/course.tsx';
import { Filed } from '#app/features/complaints/pieces/filed.tsx';
import { ReplyForm } from '#app/features/complaints/pieces/reply-form.tsx';
import { questionIn } from '#app/forms/ask-first.ts';
import { ConfirmForm } from '#app/forms/confirm-form.tsx';
import { Sheet } from '#app/parts/sheet/sheet.tsx';
import { SheetSection } from '#app/parts/sheet/sheet-section.tsx';
import { Chip } from '#app/ui/controls/chip.tsx';
import { ConfirmPage } from '#app/ui/feedback/confirm-page.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { OwnComplaintData } from './own-complaint.server.ts';

/** One's own complaint: its course, the answer that is waited for, and the way to take it back. */
export function OwnComplaintScreen({ reply, ...data }: OwnComplaintData & { reply: unknown }) {
  const { t } = useTranslation('complaints');
  const question = questionIn(reply);
  if (question) return <ConfirmPage {...question} />;
  return (
    <Sheet
      crumbs={[{ label: t('own'), href: data.listHref }, { label: data.reference }]}
      title={data.head.title}
      chips={<Chip tone={data.status.tone}>{data.status.label}</Chip>}
      turns={data.turns}
    >
      <Stack gap="wide">
        <Course steps={data.course} />
        {data.replyForm && <ReplyForm form={data.replyForm} fileHint={data.fileHint} reply={reply} />}
        {data.otherWays && (
          <Notice title={t('ways.title')} action={<a href={`${data.howHref}#ways`}>{t('how')}</a>}>
            {t('ways.short')}
          </Notice>
        )}
        <Filed facts={data.facts} texts={data.texts} papers={data.papers} />
        {data.withdrawForm && (
          <SheetSection title={t('withdraw.title')}>
            <ConfirmForm
              id="withdraw"
              intent="withdraw"
              form={data.withdrawForm}
              reply={reply}
              text={t('withdraw.text')}
              button={t('withdraw.button')}
            />
          </SheetSection>
        )}
      </Stack>
    </Sheet>
  );
}
