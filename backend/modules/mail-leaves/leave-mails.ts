import type { Call } from '#backend/http/call.ts';
import { notFound } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { tokenHash } from '#backend/http/token.ts';
import { spend } from '#backend/limits/budget.ts';
import { insertConsents } from '#backend/modules/auth/consents.repository.ts';
import { addressOfLink } from '#backend/modules/notice-addresses/notice-addresses.repository.ts';
import { LINKS_TRIED } from '#backend/modules/notice-addresses/notice-budgets.ts';
import { chooseForAddress } from '#backend/modules/notice-addresses/notice-link.ts';
import { updateProfile } from '#backend/modules/users/users.repository.ts';
import { leaveMails, readMailLeave } from '#contract/mail-leaves.ts';
import type { LEAVE_MATTERS } from '#domain/message/mail-leave.ts';
import type { Localized } from '#domain/tenant/language.ts';
import { behindLink, refuseNews } from './mail-leaves.repository.ts';

interface Way {
  matter: (typeof LEAVE_MATTERS)[number];
  project: Localized | null;
  left: boolean;
  leave(): Promise<void>;
}

/**
 * Where a mailed link leads out of. A link that somebody has costs nothing, however many of a mail provider's readers leave from its one address; those
 * that nobody has are counted.
 * @throws Refusal 404 for such a link, 429 beyond the budget for them
 */
async function wayOut(call: Call, token: string): Promise<Way> {
  const { tx, tenant } = call;
  const hash = tokenHash(token);
  const person = await behindLink(tx, tenant.id, hash);
  if (person) return ofPerson(call, person);
  const found = await addressOfLink(tx, tenant.id, hash);
  if (!found) {
    if (call.address) await spend(call, LINKS_TRIED, call.address);
    throw notFound();
  }
  return {
    matter: 'QUESTIONS',
    project: found.issuance.title,
    left: found.address.state === 'LEFT',
    leave: async () => void (await chooseForAddress(call, found, 'leave')),
  };
}

function ofPerson(
  call: Call,
  { userId, issuanceId, ...person }: NonNullable<Awaited<ReturnType<typeof behindLink>>>,
): Way {
  const { tx, tenant, now, lang } = call;
  const subject = { type: 'user' as const, id: userId };
  if (issuanceId === null)
    return {
      matter: 'ADVERTISING',
      project: null,
      left: !person.takesAdvertising,
      async leave() {
        await updateProfile(tx, tenant.id, userId, { commercialCommunications: false, updatedAt: now });
        await insertConsents(call, userId, lang, { commercial_communications: false });
        await call.audit('user.advertising_left', { subject });
      },
    };
  return {
    matter: 'NEWS',
    project: person.project,
    left: person.refused,
    async leave() {
      const isNew = await refuseNews(tx, { tenantId: tenant.id, issuanceId, userId }, now);
      if (isNew) await call.audit('user.news_left', { subject, details: { issuance_id: issuanceId } });
    },
  };
}

export const readMailLeaveRoute = serve(readMailLeave, async (call, { body }) => {
  const { matter, project, left } = await wayOut(call, body.token);
  return { data: { matter, project, left } };
});

/** Whoever has the link needs no account. Twice is once. */
export const leaveMailsRoute = serve(leaveMails, async (call, { body }) => {
  const way = await wayOut(call, body.token);
  if (!way.left) await way.leave();
  return { data: { matter: way.matter, project: way.project, left: true } };
});
