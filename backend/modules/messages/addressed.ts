import type { z } from 'zod';
import { actsAsManager } from '#backend/http/acts-as-manager.ts';
import type { SignedInCall } from '#backend/http/call.ts';
import { fieldRefusal, notFound, Refusal } from '#backend/http/refusal.ts';
import { managedOne } from '#backend/modules/issuances/issuance-filter.repository.ts';
import type { measureAudience } from '#contract/messages.ts';
import { isOfProject, SAMPLE_NAMES } from '#domain/message/message.ts';
import { problem } from '#domain/validation/problem.ts';
import { type Addressed, measure } from './audience.repository.ts';
import { nameOf } from './present-message.ts';
import { projectWhere } from './project.repository.ts';

type Asked = z.output<typeof measureAudience.query>;

/** An audience as it is kept, with its project. 422 on `issuance` without one; 404 for another's; 403 where an issuer asks for people of the platform. */
export async function addressedBy(call: SignedInCall, asked: Asked) {
  const { audience, issuance, order_status: orderStatus, user_status: userStatus, people, purpose } = asked;
  const tenantId = call.tenant.id;
  if (!isOfProject(audience)) {
    if (!actsAsManager(call)) throw new Refusal(403, 'access.denied');
    const isChosen = audience === 'CHOSEN';
    if (isChosen && !people) throw fieldRefusal({ people: problem('validator.error_null') });
    const addressed: Addressed = {
      ...{ tenantId, audience, purpose, issuanceId: null, orderStatus: null },
      userStatus: isChosen ? null : (userStatus ?? null),
      chosen: isChosen ? [...new Set(people)] : null,
    };
    return { addressed, project: null };
  }
  if (!issuance) throw fieldRefusal({ issuance: problem('validator.error_null') });
  const project = await projectWhere(call.tx, managedOne(call, issuance));
  if (!project) throw notFound();
  const addressed: Addressed = {
    ...{ tenantId, audience, purpose, issuanceId: project.id, userStatus: null, chosen: null },
    orderStatus: audience === 'INVESTORS' ? (orderStatus ?? null) : null,
  };
  return { addressed, project };
}

/** How many it is, in the words of the contract. */
export async function measuredFor(call: SignedInCall, addressed: Addressed) {
  const { all, reached, first } = await measure(call.tx, addressed, SAMPLE_NAMES);
  return {
    total: all.total,
    reached: reached.total,
    more: all.more || reached.more,
    names: first.map((one) => nameOf(call, one)),
  };
}
