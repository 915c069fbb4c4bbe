import { serve } from '#backend/http/serve.ts';
import { listWhitelistPeople, validateWhitelistPeople } from '#contract/whitelist.ts';
import { checksummed } from './checksum.ts';
import { addingOf, managedHead, told } from './managed-issuance.ts';
import { peoplePage, peopleToValidate } from './people.repository.ts';
import { approvePeople } from './write-entries.repository.ts';

/** Only who has proved who they are may hold a token; a rejected person may not, however they proved it. */
const mayValidate = ({ status, identity }: { status: string; identity: string | null }) =>
  status !== 'REJECTED' && identity === 'SUCCESS';

/** People with an order who wait to be validated. */
export const listWhitelistPeopleRoute = serve(listWhitelistPeople, async (call, { params, query }) => {
  const { q, ...place } = query;
  const [issuance, { rows, meta }] = await Promise.all([
    managedHead(call, params.id),
    peoplePage(call.tx, { tenantId: call.tenant.id, issuanceId: params.id, q, place }),
  ]);
  return {
    data: rows.map(({ key: _, ...row }) => ({
      ...row,
      wallet: row.wallet && checksummed(row.wallet),
      may_validate: mayValidate(row),
    })),
    meta,
    issuance,
  };
});

/** Approves each of these people with the wallet they have. */
export const validateWhitelistPeopleRoute = serve(validateWhitelistPeople, async (call, { params, body }) => {
  await managedHead(call, params.id);
  const people = await peopleToValidate(call.tx, call.tenant.id, params.id, body.ids);
  const ready = people.filter(mayValidate);
  await approvePeople(
    call.tx,
    addingOf(call, params.id),
    ready.map(({ userId, address }) => ({ userId, address: address && checksummed(address) })),
  );
  if (ready.length > 0) await call.audit('whitelist.validated', told(params.id, ready.length));
  return { data: { approved: ready.length, left_out: body.ids.length - ready.length } };
});
