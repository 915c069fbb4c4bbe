import { useTranslation } from 'react-i18next';
import { questionIn } from '#app/forms/ask-first.ts';
import { ConfirmForm } from '#app/forms/confirm-form.tsx';
import { ReasonForm } from '#app/forms/reason-form.tsx';
import { LateAnswers } from '#app/parts/late/late-answers.tsx';
import { VoteBody } from '#app/parts/vote/vote-body.tsx';
import { Chip } from '#app/ui/controls/chip.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { ConfirmPage } from '#app/ui/feedback/confirm-page.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { ProposeForm } from './propose-form.tsx';
import type { VotesData } from './votes.server.ts';

/** The votes of a project for its issuer and for managers. */
export function VotesScreen({ data, reply }: { data: VotesData; reply: unknown }) {
  const { t } = useTranslation('votes');
  const question = questionIn(reply);
  if (question) return <ConfirmPage {...question} />;
  if (data.propose)
    return (
      <Stack gap="card">
        <PageHeader crumbs={data.crumbs} title={data.head.title} />
        <ProposeForm form={data.propose} reply={reply} backHref={data.path} />
      </Stack>
    );
  return (
    <LateAnswers>
      <Stack gap="card">
        <PageHeader
          crumbs={data.crumbs}
          title={data.head.title}
          about={t('about')}
          actions={
            data.newHref && (
              <LinkButton tone="primary" href={data.newHref}>
                {t('propose.act')}
              </LinkButton>
            )
          }
        />
        {data.votes.length === 0 && <EmptyState icon="board">{t('none')}</EmptyState>}
        {data.votes.map((vote) => (
          <ManagedVote key={vote.id} vote={vote} reply={reply} />
        ))}
      </Stack>
    </LateAnswers>
  );
}

function ManagedVote({ vote, reply }: { vote: VotesData['votes'][number]; reply: unknown }) {
  const { t } = useTranslation('votes');
  const named = <input type="hidden" name="vote" value={vote.id} />;
  return (
    <Card
      as="article"
      title={vote.question}
      eyebrow={vote.proposed}
      tone={vote.approve ? 'accent' : 'plain'}
      aside={<Chip tone={vote.chip.tone}>{vote.chip.label}</Chip>}
    >
      <Stack gap="base">
        <VoteBody vote={vote} />
        {vote.reason && <Text>{vote.reason}</Text>}
        {vote.fileHref && (
          <div>
            <LinkButton size="small" icon="download" href={vote.fileHref}>
              {t('result.file')}
            </LinkButton>
          </div>
        )}
        {vote.approve && (
          <ConfirmForm
            id={`approve-${vote.id}`}
            intent="approve"
            form={vote.approve}
            reply={reply}
            tone="primary"
            button={t('decide.approve')}
          >
            {named}
          </ConfirmForm>
        )}
        {vote.reject && (
          <ReasonForm
            id={`reject-${vote.id}`}
            intent="reject"
            form={vote.reject}
            reply={reply}
            texts={{ label: t('decide.reasonField'), button: t('decide.reject') }}
            summary={t('decide.reject')}
          >
            {named}
          </ReasonForm>
        )}
        {vote.withdraw && (
          <ReasonForm
            id={`withdraw-${vote.id}`}
            intent="withdraw"
            form={vote.withdraw}
            reply={reply}
            texts={{ label: t('decide.reasonField'), button: t('withdraw.act') }}
            summary={t('withdraw.act')}
            tone="danger"
          >
            {named}
          </ReasonForm>
        )}
      </Stack>
    </Card>
  );
}
