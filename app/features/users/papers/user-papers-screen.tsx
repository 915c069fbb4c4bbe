import { useTranslation } from 'react-i18next';
import { questionIn } from '#app/forms/ask-first.ts';
import { ConfirmForm } from '#app/forms/confirm-form.tsx';
import { ReasonForm } from '#app/forms/reason-form.tsx';
import { LateAnswers } from '#app/parts/late/late-answers.tsx';
import { LookingLine } from '#app/parts/looking/looking-line.tsx';
import { SheetSection } from '#app/parts/sheet/sheet-section.tsx';
import { Chip } from '#app/ui/controls/chip.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { DocumentPane } from '#app/ui/document-pane/document-pane.tsx';
import { PaperDesk } from '#app/ui/document-pane/paper-desk.tsx';
import { ConfirmPage } from '#app/ui/feedback/confirm-page.tsx';
import { Cluster } from '#app/ui/layout/cluster.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { UserPapersData } from './user-papers.server.ts';

interface Shown {
  data: UserPapersData;
  reply: unknown;
}
type Request = UserPapersData['requests'][number];

/** What a person was asked for beside what came, each with its yes or no. */
export function UserPapersScreen({ reply, ...data }: UserPapersData & { reply: unknown }) {
  const { t } = useTranslation(['papers', 'users']);
  const question = questionIn(reply);
  if (question) return <ConfirmPage {...question} />;
  const requests = (
    <Stack gap="wide">
      {data.requests.length === 0 && <Text tone="soft">{t('of.none')}</Text>}
      {data.requests.map((request) => (
        <RequestPart key={request.id} request={request} data={data} reply={reply} />
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
          actions={data.askHref && <LinkButton href={data.askHref}>{t('ask.title')}</LinkButton>}
        />
        {data.papers ? <PaperDesk paper={<DocumentPane {...data.papers} />}>{requests}</PaperDesk> : requests}
      </Stack>
    </LateAnswers>
  );
}

function RequestPart({ request, data, reply }: Shown & { request: Request }) {
  const { t } = useTranslation('papers');
  return (
    <SheetSection title={request.title}>
      <Stack gap="field">
        <Cluster>
          <Chip tone={request.tone}>{request.state}</Chip>
          <Text as="span" size="small" tone="soft">
            {request.due}
          </Text>
        </Cluster>
        <Text>{request.message}</Text>
        <Stack gap="base" as="ul">
          {request.asked.map((asked) => (
            <li key={asked.kind}>
              <AskedPart asked={asked} data={data} reply={reply} />
            </li>
          ))}
        </Stack>
        {request.isOpen && !data.isOwn && (
          <ConfirmForm
            id={`withdraw-${request.id}`}
            intent="withdraw"
            form={data.forms.withdraw}
            reply={reply}
            button={t('withdraw.button')}
            size="small"
          >
            <input type="hidden" name="request" value={request.id} />
          </ConfirmForm>
        )}
      </Stack>
    </SheetSection>
  );
}

function AskedPart({ asked, data, reply }: Shown & { asked: Request['asked'][number] }) {
  const { t } = useTranslation('papers');
  const { paper } = asked;
  return (
    <Stack gap="small">
      <Cluster>
        <strong>{asked.label}</strong>
        <Chip tone={asked.tone}>{asked.state}</Chip>
        {paper && (
          <a href={paper.href} aria-label={t('seeWhat', { what: asked.label, name: paper.name })}>
            {paper.name}
          </a>
        )}
      </Cluster>
      {asked.reason && <Text size="small">{t('why.refused', { reason: asked.reason })}</Text>}
      {asked.waits && paper && !data.isOwn && (
        <>
          <ConfirmForm
            id={`accept-${paper.id}`}
            intent="accept"
            form={data.forms.accept}
            reply={reply}
            button={t('accept.button')}
            buttonLabel={t('accept.what', { what: asked.label })}
            tone="primary"
            size="small"
          >
            <input type="hidden" name="paper" value={paper.id} />
          </ConfirmForm>
          <ReasonForm
            id={`refuse-${paper.id}`}
            intent="refuse"
            form={data.forms.refuse}
            reply={reply}
            rows={2}
            texts={{ label: t('refuse.reason'), hint: t('refuse.hint'), button: t('refuse.button') }}
            summary={t('refuse.open', { what: asked.label })}
          >
            <input type="hidden" name="paper" value={paper.id} />
          </ReasonForm>
        </>
      )}
    </Stack>
  );
}
