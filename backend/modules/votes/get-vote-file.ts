import { actsAsManager } from '#backend/http/acts-as-manager.ts';
import { notFound } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { managedIssuance } from '#backend/modules/distributions/issuance-of.repository.ts';
import { getVoteFile } from '#contract/votes.ts';
import { DELIMITER, textCell } from '#domain/export/export.ts';
import { type Language, localized } from '#domain/tenant/language.ts';
import { voteStanding } from '#domain/vote/vote.ts';
import { resultOf } from './present-vote.ts';
import { namedBallots, voteById } from './votes.repository.ts';

const WORDS: Record<Language, { option: string; tokens: string; holder: string; at: string; file: string }> = {
  es: { option: 'Opción', tokens: 'Tokens', holder: 'Titular', at: 'Votó el', file: 'votacion' },
  en: { option: 'Option', tokens: 'Tokens', holder: 'Holder', at: 'Voted on', file: 'vote' },
};

/** Who voted what is the managers' alone, and that one of them took it along is written down. */
export const getVoteFileRoute = serve(getVoteFile, async (call, { params }) => {
  const { tx, tenant, lang, now } = call;
  const vote = await voteById(tx, tenant.id, params.id);
  if (!vote || voteStanding(vote, now) !== 'OVER') throw notFound();
  const words = WORDS[lang];
  const options = vote.options.map((option) => localized(option, lang));
  const isManager = actsAsManager(call);
  const [issuance, ballots, result] = await Promise.all([
    managedIssuance(call, vote.issuanceId),
    isManager ? namedBallots(tx, tenant.id, vote.id) : [],
    isManager ? null : resultOf(tx, vote),
    isManager &&
      call.audit('vote.file_read', {
        subject: { type: 'issuance', id: vote.issuanceId },
        details: { vote: vote.id },
      }),
  ]);
  // What was written down goes with its transaction.
  if (!issuance) throw notFound();
  const lines = isManager
    ? [
        [words.holder, words.option, words.tokens, words.at],
        ...ballots.map(({ name, choice, tokens, castAt }) => [
          name,
          options[choice] ?? '',
          String(tokens),
          castAt.toISOString(),
        ]),
      ]
    : [
        [words.option, words.tokens],
        ...(result?.tokens ?? []).map((tokens, at) => [options[at] ?? '', String(tokens)]),
      ];
  const text = lines
    .map((cells) => cells.map((cell) => `"${textCell(cell).replace(/"/g, '""')}"`).join(DELIMITER[lang]))
    .join('\r\n');
  return {
    data: {
      name: `${words.file}-${vote.closesOn}.csv`,
      type: 'text/csv; charset=utf-8',
      base64: Buffer.from(`\ufeff${text}\r\n`, 'utf8').toString('base64'),
    },
  };
});
