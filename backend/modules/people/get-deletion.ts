import type { SignedInCall } from '#backend/http/call.ts';
import { notFound } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { displayName } from '#backend/modules/profiles/display-name.repository.ts';
import { findUser, type UserRow } from '#backend/modules/users/users.repository.ts';
import { getOwnDeletion, getUserDeletion } from '#contract/user-deletion.ts';
import { isAmong } from '#domain/access/permissions.ts';
import { moneyText } from '#domain/money/money.ts';
import { dayIn } from '#domain/time/zone.ts';
import { personKeptBy } from '#domain/user/deletion.ts';
import { keptAfter } from '#domain/user/retention.ts';
import { deletionOf } from './deleted-people.repository.ts';
import { hangingOf, recordedOf } from './deletion.repository.ts';
import { managersOf } from './person-use.repository.ts';

/** What deleting a person would mean; of one who is gone, what is kept and what went. */
export const getUserDeletionRoute = serve(getUserDeletion, async (call, { params }) => {
  const { tx, tenant } = call;
  const [person, name, facts, gone] = await Promise.all([
    findUser(tx, tenant.id, params.id),
    displayName(tx, tenant.id, params.id),
    factsOf(call, params.id),
    deletionOf(tx, tenant.id, params.id),
  ]);
  if (person)
    return {
      data: {
        name: name ?? person.email,
        email: person.email,
        ...presentDeletion(call, person, facts, { byManager: true }),
        deleted: null,
      },
    };
  if (!gone) throw notFound();
  const by = gone.deletedBy ? await displayName(tx, tenant.id, gone.deletedBy) : null;
  // Nobody's name stands for it once it was forgotten.
  const isNamed = gone.email !== null && name !== null && !name.endsWith('@deleted.invalid');
  return {
    data: {
      name: isNamed ? name : (gone.email ?? ''),
      email: gone.email,
      reasons: [],
      kept: [],
      deleted: {
        at: gone.deletedAt.toISOString(),
        by,
        reason: gone.reason,
        records: gone.records.map(({ kind, years, source, until, removedAt, removed }) => ({
          ...{ kind, years, source, until, removed },
          removed_at: removedAt?.toISOString() ?? null,
        })),
      },
    },
  };
});

/** The same for whoever asks of themself. */
export const getOwnDeletionRoute = serve(getOwnDeletion, async (call) => {
  const { tx, tenant, user } = call;
  const [person, facts] = await Promise.all([findUser(tx, tenant.id, user.id), factsOf(call, user.id)]);
  if (!person) throw new Error(`person ${user.id} is gone`);
  return {
    data: {
      ...presentDeletion(call, person, facts, { byManager: false }),
      email: person.email,
      has_password: person.passwordHash !== null,
    },
  };
});

async function factsOf({ tx, tenant }: SignedInCall, userId: string) {
  const [hanging, recorded, managers] = await Promise.all([
    hangingOf(tx, tenant.id, userId, { withUnbound: false }),
    recordedOf(tx, tenant.id, userId),
    managersOf(tx, tenant.id),
  ]);
  return { hanging, recorded, managers };
}

function presentDeletion(
  { tenant, user, now }: SignedInCall,
  person: UserRow,
  { hanging, recorded, managers }: Awaited<ReturnType<typeof factsOf>>,
  { byManager }: { byManager: boolean },
) {
  const reasons = personKeptBy({
    isOwn: byManager && person.id === user.id,
    isManager: isAmong('manager', person.roles),
    otherManagers: managers.filter((id) => id !== person.id).length,
    hanging,
  });
  return {
    reasons: reasons.map(({ reason, count, cents }) => ({
      reason,
      count,
      amount: cents === null ? null : moneyText(cents),
    })),
    kept: keptAfter(recorded, dayIn(now, tenant.customization.tenant.time_zone)),
  };
}
