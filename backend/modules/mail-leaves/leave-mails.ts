import type { Call } from '#backend/http/call.ts';
import { notFound } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { tokenHash } from '#backend/http/token.ts';
import { spend } from '#backend/limits/budget.ts';
import { insertConsents } from '#backend/modules/auth/consents.repository.ts';
import { leaveDigest, takesDigest } from '#backend/modules/mail-times/choices.repository.ts';
import { dropLines } from '#backend/modules/mail-times/lines.repository.ts';
import { addressOfLink } from '#backend/modules/notice-addresses/notice-addresses.repository.ts';
import { LINKS_TRIED } from '#backend/modules/notice-addresses/notice-budgets.ts';
import { chooseForAddress } from '#backend/modules/notice-addresses/notice-link.ts';
import { updateProfile } from '#backend/modules/profiles/profiles.repository.ts';
import { leaveMails, readMailLeave } from '#contract/mail-leaves.ts';
import { PROJECT_NEWS } from '#domain/message/mail-choice.ts';
import type { LEAVE_MATTERS } from '#domain/message/mail-leave.ts';
import type { Localized } from '#domain/tenant/language.ts';
import { behindLink, refuseNews } from './mail-leaves.repository.ts';
import { silenceAlerts, takesAlerts } from './silence-alerts.repository.ts';

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

async function ofPerson(call: Call, behind: NonNullable<Awaited<ReturnType<typeof behindLink>>>): Promise<Way> {
  const { tx, tenant, now, lang } = call;
  const { userId, issuanceId, matter } = behind;
  const who = { tenantId: tenant.id, userId };
  const subject = { type: 'user' as const, id: userId };
  switch (matter) {
    case 'ADVERTISING':
      return {
        ...{ matter, project: null, left: !behind.takesAdvertising },
        async leave() {
          await updateProfile(tx, userId, { commercialCommunications: false, updatedAt: now });
          await insertConsents(call, userId, lang, { commercial_communications: false });
          await call.audit('user.advertising_left', { subject });
        },
      };
    case 'DIGEST':
      return {
        ...{ matter, project: null, left: !(await takesDigest(tx, who)) },
        async leave() {
          await leaveDigest(tx, who, now);
          await call.audit('user.daily_mail_left', { subject });
        },
      };
    case 'ALERTS':
      return {
        ...{ matter, project: null, left: !(await takesAlerts(tx, who)) },
        async leave() {
          await silenceAlerts(tx, who);
          await call.audit('user.alerts_left', { subject });
        },
      };
    case 'NEWS': {
      if (issuanceId === null) throw new Error('a way out of news names no project');
      return {
        ...{ matter, project: behind.project, left: behind.refused },
        async leave() {
          const isNew = await refuseNews(tx, { ...who, issuanceId }, now);
          await dropLines(tx, who, { kinds: PROJECT_NEWS, issuanceId });
          if (isNew) await call.audit('user.news_left', { subject, details: { issuance_id: issuanceId } });
        },
      };
    }
  }
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
