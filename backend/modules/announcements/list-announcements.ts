import { notFound } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { issuancesOf } from '#backend/modules/investments/managed-filter.repository.ts';
import { managedOne } from '#backend/modules/issuances/issuance-filter.repository.ts';
import { getUpdate, listAnnouncements } from '#contract/announcements.ts';
import { announcingHead, managedUpdate, updatesOf, versionsOf } from './announcements.repository.ts';
import { countReaders } from './audience.repository.ts';
import { nameFor, presentUpdate } from './present.ts';
import { countOpenQuestions, questionsOf } from './questions.repository.ts';

/** News and questions of an issuance, for who answers for it. */
export const listAnnouncementsRoute = serve(listAnnouncements, async (call, { params }) => {
  const { tx, tenant } = call;
  const [issuance, updates, questions, open, audience] = await Promise.all([
    announcingHead(tx, managedOne(call, params.id)),
    updatesOf(tx, tenant.id, params.id),
    questionsOf(tx, tenant.id, params.id),
    countOpenQuestions(tx, tenant.id, params.id),
    countReaders(tx, { tenantId: tenant.id, issuanceId: params.id, updateId: null }),
  ]);
  if (!issuance) throw notFound();
  return {
    data: {
      issuance,
      updates: updates.map((row) => presentUpdate(call, row)),
      questions: questions.map(({ id, question, askedAt, draft, answer, answeredAt }) => ({
        id,
        question,
        asked_at: askedAt.toISOString(),
        draft,
        answer,
        answered_at: answeredAt?.toISOString() ?? null,
      })),
      open_questions: open,
      audience,
    },
  };
});

/** One piece of news, with what stood there before. */
export const getUpdateRoute = serve(getUpdate, async (call, { params }) => {
  const { tx, tenant } = call;
  const row = await managedUpdate(tx, issuancesOf(call), params.id);
  if (!row) throw notFound();
  const [versions, audience] = await Promise.all([
    versionsOf(tx, tenant.id, params.id),
    countReaders(tx, { tenantId: tenant.id, issuanceId: row.issuance.id, updateId: row.update.id }),
  ]);
  return {
    data: {
      ...presentUpdate(call, row),
      issuance: row.issuance,
      audience,
      versions: versions.map(({ version, by }) => ({
        title: version.title,
        body: version.body,
        ended_at: version.endedAt.toISOString(),
        by: nameFor(call, version.endedBy, by) ?? '',
        reason: version.reason,
      })),
    },
  };
});
