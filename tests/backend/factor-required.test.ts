import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SERVED } from '#backend/served.ts';
import { getAccount } from '#contract/account.ts';
import { me } from '#contract/auth.ts';
import { impersonate } from '#contract/impersonation.ts';
import { listInvestments } from '#contract/investments.ts';
import { removeSecondFactor, resetSecondFactor } from '#contract/second-factor.ts';
import { listUsers } from '#contract/users.ts';
import { FACTOR_PASSWORD, factorSteps } from '#tests/support/factor-steps.ts';
import { type InvestWorld, makeInvestWorld, type Person } from '#tests/support/invest-world.ts';
import { good, outcome } from '#tests/support/order-steps.ts';
import { rawCall } from '#tests/support/raw-call.ts';
import { SAMPLE_INPUTS } from '#tests/support/sample-inputs.ts';

let world: InvestWorld;
let steps: ReturnType<typeof factorSteps>;
beforeAll(async () => {
  world = await makeInvestWorld();
  steps = factorSteps(world);
});
afterAll(() => world?.close());

const reset = (as: Person, id: string, key: string = crypto.randomUUID()) =>
  world.call(resetSecondFactor, { params: { id }, body: { reason: 'Ha perdido el teléfono' }, as, key });
const requireOf = (roles: string[]) =>
  world.db.query(
    `update tenants set settings = jsonb_set(settings, '{secondFactor}', $2), version = version + 1 where id = $1`,
    [world.tenantId, JSON.stringify({ requiredOf: roles })],
  );

describe('a manager', () => {
  it('takes a lost second factor from a person: all of theirs ends, the password signs in, and both are told', async () => {
    const { person, key } = await steps.secured();
    const ticket = await steps.ticket(person);
    good(await reset(world.manager, person.id));
    expect((await world.call(me, { as: person })).status).toBe(401);
    expect(outcome(await steps.finish(ticket, steps.code(key)))).toBe('401 session.factor_expired');
    expect((await steps.signIn(person)).status).toBe(200);
    expect((await world.mailsTo(person)).at(-1)?.kind).toBe('factor_reset');
    const [row] = await world.db.query<{ details: unknown; user_id: string }>(
      `select details, user_id from audit_log where subject_id = $1 and action = 'user.factor_reset'`,
      [person.id],
    );
    expect(row).toEqual({ details: { reason: 'Ha perdido el teléfono' }, user_id: world.manager.id });
    expect(outcome(await reset(world.manager, person.id))).toBe('409 factor.none_of_person');
  });

  it('never takes their own, nor one of nobody; and nobody else takes any', async () => {
    const { person: manager } = await steps.secured(['ADMIN']);
    expect(outcome(await reset(manager, manager.id))).toBe('403 access.denied');
    expect(outcome(await reset(world.manager, crypto.randomUUID()))).toBe('404 not_found');
    const { person } = await steps.secured();
    expect(outcome(await reset(await world.addPerson(), person.id))).toBe('403 access.denied');
    expect(outcome(await reset(world.issuer, person.id))).toBe('403 access.denied');
    good(await reset(world.manager, manager.id));
  });
});

describe('a second factor that the tenant asks of a role', () => {
  it('is set up before anything else is answered, and cannot be turned off; other roles are asked nothing', async () => {
    const manager = await steps.withPassword(['ADMIN']);
    const investor = await steps.withPassword();
    await requireOf(['ADMIN']);
    expect(outcome(await world.call(listUsers, { as: manager }))).toBe('403 session.factor_due');
    expect(good(await world.call(getAccount, { as: manager })).data.second_factor_required).toBe(true);
    expect((await world.call(listInvestments, { as: investor })).status).toBe(200);
    const key = await steps.begin(manager);
    good(await steps.confirm(manager, steps.code(key)));
    expect((await world.call(listUsers, { as: manager })).status).toBe(200);
    const body = { current_password: FACTOR_PASSWORD };
    expect(outcome(await world.call(removeSecondFactor, { body, as: manager }))).toBe('409 factor.required');
    // Behind a person’s session the manager has shown their own.
    await requireOf(['ADMIN', 'USER']);
    expect(outcome(await world.call(listInvestments, { as: investor }))).toBe('403 session.factor_due');
    const entering = { params: { id: investor.id }, body: { reason: 'Ayuda por teléfono' }, as: manager };
    const { accessToken } = good(await world.call(impersonate, entering)).data;
    const behind = { ...investor, token: accessToken, kind: 'user' as const };
    expect((await world.call(listInvestments, { as: behind })).status).toBe(200);
    await requireOf([]);
  });

  it('lets through nothing of the whole contract but what setting it up takes', async () => {
    const person = await steps.withPassword(['ADMIN', 'USER', 'ENTREPRENEUR']);
    await requireOf(['ENTREPRENEUR']);
    const through: string[] = [];
    for (const { endpoint } of SERVED.filter(({ endpoint: { caller } }) => caller !== 'anyone')) {
      const { status, json } = await rawCall(world.backEnd.fetch, endpoint, {
        as: person,
        host: world.host,
        key: crypto.randomUUID(),
        input: SAMPLE_INPUTS[endpoint.id] ?? {},
      });
      if (status !== 403 || (json as { error?: string }).error !== 'session.factor_due') through.push(endpoint.id);
    }
    expect(through.sort()).toEqual(
      [
        'beginPasskey',
        'beginTotp',
        'confirmPasskey',
        'confirmTotp',
        'countOwnWaiting',
        'countWaiting',
        'getAccount',
        'getPendingPasskey',
        'getPendingTotp',
        'me',
        'setLanguage',
      ].sort(),
    );
    await requireOf([]);
  });
});
