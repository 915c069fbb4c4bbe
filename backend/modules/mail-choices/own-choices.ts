import { notFound } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { takeNewsAgain } from '#backend/modules/mail-leaves/mail-leaves.repository.ts';
import { choicesOf, keepChoices } from '#backend/modules/mail-times/choices.repository.ts';
import { lockProfile } from '#backend/modules/profiles/profiles.repository.ts';
import { listMailChoices, setMailChoices } from '#contract/mail-choices.ts';
import { type MailTime, type NewsKind, PROJECT_NEWS } from '#domain/message/mail-choice.ts';
import { isOwnProject, ownProjects } from './own-projects.repository.ts';

type Choices = Record<NewsKind, MailTime | null>;

export const listMailChoicesRoute = serve(listMailChoices, async ({ tx, tenant, user }, { query }) => {
  const person = { tenantId: tenant.id, userId: user.id };
  const { rows, meta } = await ownProjects(tx, person, query);
  const said = await choicesOf(
    tx,
    person,
    rows.map(({ id }) => id),
  );
  const of = (issuanceId: string | null): Choices => {
    const own = (kind: NewsKind) =>
      said.find((one) => one.kind === kind && one.issuanceId === issuanceId)?.frequency ?? null;
    return { UPDATES: own('UPDATES'), OPENINGS: own('OPENINGS'), MESSAGES: own('MESSAGES'), ANSWERS: own('ANSWERS') };
  };
  return {
    data: rows.map(({ id, title, refused }) => ({
      id,
      title,
      choices: refused ? { ...of(id), UPDATES: 'NEVER' as const, OPENINGS: 'NEVER' as const } : of(id),
    })),
    meta,
    general: of(null),
  };
});

export const setMailChoicesRoute = serve(setMailChoices, async ({ tx, tenant, user, now }, { body }) => {
  const { choices, issuance: issuanceId } = body;
  const person = { tenantId: tenant.id, userId: user.id };
  if (issuanceId !== null && !(await isOwnProject(tx, person, issuanceId))) throw notFound();
  // Two windows never keep halves of each other.
  await lockProfile(tx, user.id);
  await keepChoices(tx, person, issuanceId, choices, now);
  // What was left by a mail's link stays left where no news of the project is wanted.
  const isLeft = PROJECT_NEWS.every((kind) => choices[kind] === 'NEVER');
  if (issuanceId !== null && !isLeft) await takeNewsAgain(tx, { ...person, issuanceId });
  return { data: { issuance: issuanceId } };
});
