import { useTranslation } from 'react-i18next';
import { questionIn } from '#app/forms/ask-first.ts';
import { ReasonForm } from '#app/forms/reason-form.tsx';
import { LateAnswers } from '#app/parts/late/late-answers.tsx';
import { LookingLine } from '#app/parts/looking/looking-line.tsx';
import { SheetSection } from '#app/parts/sheet/sheet-section.tsx';
import { Chip } from '#app/ui/controls/chip.tsx';
import { DocumentPane } from '#app/ui/document-pane/document-pane.tsx';
import { PaperDesk } from '#app/ui/document-pane/paper-desk.tsx';
import { ConfirmPage } from '#app/ui/feedback/confirm-page.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Facts } from '#app/ui/layout/facts.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { UserFundsData } from './user-funds.server.ts';

/** Where a person's funds come from: what they said beside its papers, and a manager's word on it. */
export function UserFundsScreen({ reply, ...data }: UserFundsData & { reply: unknown }) {
  const { t } = useTranslation(['funds', 'users']);
  const question = questionIn(reply);
  if (question) return <ConfirmPage {...question} />;
  const said = (
    <Stack gap="wide">
      {data.said.length === 0 && <Text tone="soft">{t('of.none')}</Text>}
      {data.said.map((each) => (
        <SheetSection key={each.id} title={each.title}>
          <Stack gap="field">
            <div>
              <Chip tone={each.tone}>{each.state}</Chip>
            </div>
            <Facts items={each.facts} />
            {each.waits && data.isOwn && <Notice>{t('of.own')}</Notice>}
            {each.waits && !data.isOwn && <Decision id={each.id} data={data} reply={reply} />}
          </Stack>
        </SheetSection>
      ))}
    </Stack>
  );
  return (
    <LateAnswers>
      <Stack gap="card">
        <LookingLine lookers={data.lookers} />
        <PageHeader
          crumbs={[
            { label: t('users:title'), href: data.listHref },
            { label: data.name, href: data.userHref },
            { label: t('of.crumb') },
          ]}
          title={data.head.title}
        />
        <Facts items={data.facts} />
        {data.papers ? <PaperDesk paper={<DocumentPane {...data.papers} />}>{said}</PaperDesk> : said}
      </Stack>
    </LateAnswers>
  );
}

function Decision({ id, data, reply }: { id: string; data: UserFundsData; reply: unknown }) {
  const { t } = useTranslation('funds');
  return (
    <>
      {(['accept', 'refuse'] as const).map((kind) => (
        <ReasonForm
          key={kind}
          id={`${kind}-${id}`}
          intent={kind}
          form={data.form}
          reply={reply}
          rows={2}
          texts={{ label: t(`${kind}.reason`), hint: t(`${kind}.hint`), button: t(`${kind}.button`) }}
          tone={kind === 'accept' ? 'primary' : 'danger'}
          summary={t(`${kind}.open`)}
        >
          <input type="hidden" name="declaration" value={id} />
        </ReasonForm>
      ))}
    </>
  );
}
