import { fieldRefusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { addToWhitelist } from '#contract/whitelist.ts';
import { addressProblem } from '#domain/issuance/whitelist.ts';
import { problem } from '#domain/validation/problem.ts';
import { listedAddress } from './approved-addresses.repository.ts';
import { checksummed } from './checksum.ts';
import { addingOf, managedHead, told } from './managed-issuance.ts';
import { insertAddress } from './write-entries.repository.ts';

/** Puts one address on the list. What stands there already says how it stands. */
export const addToWhitelistRoute = serve(addToWhitelist, async (call, { params, body }) => {
  const { tx, tenant } = call;
  await managedHead(call, params.id);
  const wrong = addressProblem(body.address, checksummed);
  if (wrong) {
    const key = wrong === 'checksum' ? 'validator.error_ether_address' : 'validator.error_wallet_address';
    throw fieldRefusal({ address: problem(wrong === 'nobody' ? 'validator.error_ether_own' : key) });
  }
  const adding = addingOf(call, params.id);
  const made = await insertAddress(tx, adding, checksummed(body.address));
  if (!made) {
    const known = await listedAddress(tx, tenant.id, params.id, body.address);
    throw fieldRefusal({
      address: problem(
        known?.state === 'REVOKED' ? 'validator.error_whitelist_revoked' : 'validator.error_whitelist_known',
      ),
    });
  }
  await call.audit(
    adding.isManager ? 'whitelist.added' : 'whitelist.proposed',
    told(params.id, 1, { reason: checksummed(body.address) }),
  );
  return { data: made };
});
