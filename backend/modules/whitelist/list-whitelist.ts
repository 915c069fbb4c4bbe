import { actsAsManager } from '#backend/http/acts-as-manager.ts';
import { serve } from '#backend/http/serve.ts';
import { initialsOf } from '#backend/modules/investments/issuer-view.ts';
import { listWhitelist } from '#contract/whitelist.ts';
import { countPending, entriesPage, listLog } from './entries.repository.ts';
import { managedHead } from './managed-issuance.ts';

/** The list for managers and the issuer. An issuer reads people as they do in every list, and the house's name in a manager's place. */
export const listWhitelistRoute = serve(listWhitelist, async (call, { params, query }) => {
  const { tx, tenant, user } = call;
  const isManager = actsAsManager(call);
  const house = tenant.customization.tenant.name;
  const [issuance, { rows, meta }, pending, log] = await Promise.all([
    managedHead(call, params.id),
    entriesPage(tx, { tenantId: tenant.id, issuanceId: params.id, query, byEmail: isManager }),
    countPending(tx, tenant.id, params.id),
    listLog(tx, tenant.id, params.id),
  ]);
  const personOf = ({ entry, name, email }: (typeof rows)[number]) => {
    if (entry.userId === null) return null;
    const known = isManager || name !== email ? (name ?? '') : '';
    const initials = !isManager && tenant.settings.issuersSeeInitials;
    return { id: entry.userId, name: initials ? initialsOf(known) : known };
  };
  const byOf = (id: string | null, name: string | null) =>
    id === null ? null : isManager || id === user.id ? (name ?? '') : house;
  return {
    data: rows.map((row) => {
      const { entry } = row;
      return {
        id: entry.id,
        person: personOf(row),
        address: entry.address,
        state: entry.state,
        tokens: row.tokens ?? 0,
        added_at: entry.createdAt.toISOString(),
        added_by: byOf(entry.createdBy, row.addedBy) ?? '',
        decided_at: entry.decidedAt?.toISOString() ?? null,
        decided_by: byOf(entry.decidedBy, row.decidedBy),
        reason: entry.reason,
      };
    }),
    meta,
    issuance,
    pending,
    log: log.map((line) =>
      isManager || !line.by || line.by === 'self' || line.by.role !== 'manager'
        ? line
        : { ...line, by: { name: house, role: null } },
    ),
  };
});
