import { useTranslation } from 'react-i18next';
import { choiceAttributes } from '#app/forms/field-attributes.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { VoteBody } from '#app/parts/vote/vote-body.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import { Chip } from '#app/ui/controls/chip.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { ChoiceGroup } from '#app/ui/fields/choice-group.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { BallotFields } from './own-votes.form.ts';
import type { OwnVotesData } from './own-votes.server.ts';

type OwnVote = OwnVotesData['votes'][number];

/** Votes in which the reader has a say: what is asked, their ballot while it is open, and the result afterwards. */
export function OwnVotesScreen({ data, reply }: { data: OwnVotesData; reply: unknown }) {
  const { t } = useTranslation('votes');
  return (
    <Stack gap="card">
      <PageHeader crumbs={data.crumbs} title={data.head.title} about={t('about')} />
      {data.votes.length === 0 && <EmptyState icon="board">{t('none')}</EmptyState>}
      {data.votes.map((vote) => (
        <Card
          key={vote.id}
          as="article"
          title={vote.question}
          tone={vote.ballot ? 'accent' : 'plain'}
          aside={<Chip tone={vote.chip.tone}>{vote.chip.label}</Chip>}
        >
          <Stack gap="base">
            <VoteBody vote={vote} />
            <Text>
              {vote.weight} {vote.said}
            </Text>
            {vote.ballot && <Ballot vote={vote} sent={vote.ballot} reply={reply} />}
          </Stack>
        </Card>
      ))}
      {data.votes.length > 0 && (
        <Text size="small" tone="soft">
          {t('own.secret')}
        </Text>
      )}
    </Stack>
  );
}

interface BallotProps {
  vote: OwnVote;
  sent: NonNullable<OwnVote['ballot']>;
  reply: unknown;
}

function Ballot({ vote, sent, reply }: BallotProps) {
  const { t } = useTranslation('votes');
  const { form, fields } = useLonjaForm<BallotFields>({ ...sent, id: `ballot-${vote.id}`, reply });
  return (
    <FormShell form={form} labels={{ choice: t('own.choose') }}>
      <Stack gap="field">
        <input type="hidden" name="intent" value="vote" />
        <input type="hidden" name="vote" value={vote.id} />
        <ChoiceGroup
          {...choiceAttributes(fields.choice)}
          label={t('own.choose')}
          choices={vote.options.map((label, at) => ({ value: String(at), label }))}
          defaultValue={vote.choice}
          required
        />
        <div>
          <Button tone="primary">{t(vote.choice === undefined ? 'own.act' : 'own.change')}</Button>
        </div>
      </Stack>
    </FormShell>
  );
}
