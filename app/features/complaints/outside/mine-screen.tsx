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
import { Text } from '#app/ui/layout/text.tsx';
import type { OwnOutsideData } from './mine.server.ts';

/** What a mailed link leads to: the button that confirms, or the complaint with its course and what can be said. */
export function OwnOutsideScreen({ reply, ...data }: OwnOutsideData & { reply: unknown }) {
  const { t } = useTranslation('complaints');
  const question = questionIn(reply);
  if (question) return <ConfirmPage {...question} />;
  const { token, proof, filed } = data;
  if (filed) return <FiledOutside data={data} filed={filed} reply={reply} />;
  return (
    <Stack gap="card" as="section">
      <h1>{data.head.title}</h1>
      {proof ? (
        <ConfirmForm
          id="prove"
          intent="prove"
          form={proof.form}
          reply={reply}
          tone="primary"
          text={proof.text}
          button={t('outside.prove')}
        >
          <input type="hidden" name="token" value={token} />
        </ConfirmForm>
      ) : (
        <Text>
          {t('outside.gone')} <a href={data.howHref}>{t('how')}</a>
        </Text>
      )}
    </Stack>
  );
}

interface FiledOutsideProps {
  data: OwnOutsideData;
  filed: NonNullable<OwnOutsideData['filed']>;
  reply: unknown;
}

function FiledOutside({ data, filed, reply }: FiledOutsideProps) {
  const { t } = useTranslation('complaints');
  const link = <input type="hidden" name="token" value={data.token} />;
  return (
    <Sheet
      crumbs={[]}
      title={data.head.title}
      chips={<Chip tone={filed.status.tone}>{filed.status.label}</Chip>}
      turns={filed.turns}
    >
      <Stack gap="wide">
        <Course steps={filed.course} />
        {filed.reply && (
          <ReplyForm form={filed.reply} fileHint={filed.fileHint} reply={reply}>
            {link}
          </ReplyForm>
        )}
        {filed.otherWays && (
          <Notice title={t('ways.title')} action={<a href={`${data.howHref}#ways`}>{t('how')}</a>}>
            {t('ways.short')}
          </Notice>
        )}
        <Filed facts={filed.facts} texts={filed.texts} papers={filed.papers} />
        {filed.withdraw && (
          <SheetSection title={t('withdraw.title')}>
            <ConfirmForm
              id="withdraw"
              intent="withdraw"
              form={filed.withdraw}
              reply={reply}
              text={t('withdraw.text')}
              button={t('withdraw.button')}
            >
              {link}
            </ConfirmForm>
          </SheetSection>
        )}
      </Stack>
    </Sheet>
  );
}
