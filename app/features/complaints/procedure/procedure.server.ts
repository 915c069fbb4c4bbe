import { pageHead } from '#app/page-head.server.ts';
import type { Visit } from '#app/session/visit.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { isAmong } from '#domain/access/permissions.ts';
import { ACKNOWLEDGE_DAYS, ANSWER_DAYS, DECIDE_MONTHS } from '#domain/complaint/clocks.ts';

/** How to complain: Regulation (EU) 2020/1503, article 7(2), and what Delegated Regulation (EU) 2022/2117, article 1(2), asks the description to say. */
export function loadProcedure(visit: Visit) {
  const { t, customization, session } = visit;
  const { legal_name: legalName, name, legal_address: address, support_email: email } = customization.tenant;
  const title = t('complaints:procedure.title');
  return {
    head: pageHead(visit, {
      title,
      description: t('complaints:procedure.lead'),
      canonical: pathTo.complaints,
    }),
    house: legalName || name || customization.title,
    address,
    email,
    file: fileHref(session?.user.roles ?? null),
    signedIn: session !== null,
    withoutAccount: session === null ? pathTo.outsideComplaint : '',
    days: { acknowledge: ACKNOWLEDGE_DAYS, answer: ANSWER_DAYS, months: DECIDE_MONTHS },
  };
}

export type ProcedureData = ReturnType<typeof loadProcedure>;

/** Where whoever reads this files one: in their own area, or after signing in. Null: they have no area of whoever complains. */
function fileHref(roles: Parameters<typeof isAmong>[1] | null): string | null {
  if (!roles) return pathTo.login;
  if (isAmong('investor', roles)) return pathTo.user.newComplaint;
  return isAmong('issuer', roles) ? pathTo.entrepreneur.newComplaint : null;
}
