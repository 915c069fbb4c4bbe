import { serve } from '#backend/http/serve.ts';
import { listExports } from '#contract/exports.ts';
import { listOwnExports } from '#contract/own-exports.ts';
import { exportsPage } from './exports-page.repository.ts';
import { deskOf } from './own-export.ts';
import { presentExport } from './present-export.ts';

/** What was asked for: by all of the tenant's managers for a manager, by themselves for an issuer. */
export const listExportsRoute = serve(listExports, async (call, { query }) => {
  const { tx, tenant, user } = call;
  const area = deskOf(call);
  const userId = area === 'manager' ? null : user.id;
  const { rows, meta } = await exportsPage(tx, { tenantId: tenant.id, area, userId, readerId: user.id }, query);
  return { data: rows.map((row) => presentExport(call, row)), meta };
});

/** What an investor asked for of their own. */
export const listOwnExportsRoute = serve(listOwnExports, async (call, { query }) => {
  const { tx, tenant, user } = call;
  const { rows, meta } = await exportsPage(
    tx,
    { tenantId: tenant.id, area: 'user', userId: user.id, readerId: user.id },
    query,
  );
  return { data: rows.map((row) => presentExport(call, row)), meta };
});
