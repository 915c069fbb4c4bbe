import { serve } from '#backend/http/serve.ts';
import { accountInForce } from '#backend/modules/bank-accounts/bank-accounts.repository.ts';
import { wholeProject } from '#backend/modules/projects/whole-project.ts';
import { listIssuerTurns } from '#contract/issuer-turns.ts';
import { issuerTurns } from '#domain/issuance/issuer-turns.ts';
import { partsOfAll, projectsWithWaiting } from './turns.repository.ts';

/** What waits in the caller's own projects, or in one of them: read at once, however many projects there are. */
export const listIssuerTurnsRoute = serve(listIssuerTurns, async (call, { query }) => {
  const { tx, tenant, user, now } = call;
  const [account, rows] = await Promise.all([
    accountInForce(tx, tenant.id, user.id),
    projectsWithWaiting(tx, { tenantId: tenant.id, userId: user.id, id: query.issuance }),
  ]);
  const parts = await partsOfAll(
    tx,
    tenant.id,
    rows.map(({ issuance }) => issuance.id),
  );
  const projects = rows.map(({ issuance, openQuestions, sheet, hasSheet, changeWaits, lastNews }) => {
    const isOf = ({ issuanceId }: { issuanceId: string }) => issuanceId === issuance.id;
    const { missing } = wholeProject(
      { issuance, team: parts.team.filter(isOf), documents: parts.documents.filter(isOf), noticeAddresses: [] },
      hasSheet,
      call,
    );
    const { id, title, status, campaignStartsAt } = issuance;
    const newest = lastNews ? new Date(lastNews) : campaignStartsAt;
    const turns = issuerTurns({ status, openQuestions, sheet, changeWaits, missing, lastNews: newest }, now);
    return { id, title, status, turns };
  });
  return { data: { lacks_account: account === null, projects: projects.filter(({ turns }) => turns.length > 0) } };
});
