import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTenant } from '#backend/db/transaction.ts';
import { sweepLegitimations } from '#backend/modules/legitimations/end-legitimation.ts';
import {
  getLegitimation,
  getLegitimationForm,
  getLegitimationPaper,
  issueLegitimation,
  listLegitimations,
  listOwnLegitimations,
  returnLegitimation,
} from '#contract/legitimations.ts';
import { getTransferForm, prepareTransfer } from '#contract/transfers.ts';
import { addDays, addMonths, dayIn } from '#domain/time/zone.ts';
import { breachesOf } from '#tests/support/invariants.ts';
import {
  anotherTenant,
  type InvestWorld,
  makeInvestWorld,
  type Offer,
  type Person,
} from '#tests/support/invest-world.ts';
import { good, outcome } from '#tests/support/order-steps.ts';
import { readPdf } from '#tests/support/pdf-reader.ts';
import { transferSteps } from '#tests/support/transfer-steps.ts';
import { walletOf } from '#tests/support/wallet-of.ts';

const today = dayIn(new Date(), 'Europe/Madrid');
let world: InvestWorld;
let steps: ReturnType<typeof transferSteps>;
let ana: Person;
let leo: Person;
let offer: Offer;

beforeAll(async () => {
  world = await makeInvestWorld();
  steps = transferSteps(world);
});
afterAll(() => world.close());
beforeEach(async () => {
  [ana, leo] = [await world.addPerson(), await world.addPerson()];
  offer = await steps.held([[ana, 10]]);
  await steps.list(offer, leo);
});

const asking = (over: Partial<Parameters<typeof bodyOf>[0]> = {}, as: Person | InvestWorld['manager'] = ana) =>
  world.call(issueLegitimation, { as, key: randomUUID(), body: bodyOf(over) });
const bodyOf = (over: {
  person?: string;
  tokens?: number;
  valid_until?: string;
  purpose?: 'RIGHTS' | 'PLEDGE';
  issuance_id?: string;
}) => ({
  issuance_id: offer.id,
  tokens: 6,
  purpose: 'RIGHTS' as const,
  detail: 'Asistir a la junta del 12 de mayo',
  valid_until: addMonths(today, 3),
  ...over,
});
const issued = async (...asked: Parameters<typeof asking>) => good(await asking(...asked)).data;
const giveBack = (id: string, as: Person | InvestWorld['manager'] = ana, note?: string) =>
  world.call(returnLegitimation, { as, key: randomUUID(), params: { id }, body: { note } });
const fieldsOf = async (...asked: Parameters<typeof asking>) => {
  const { status, body } = await asking(...asked);
  const { fields = {} } = body as unknown as { fields?: Record<string, { key: string }> };
  return [status, Object.fromEntries(Object.entries(fields).map(([name, { key }]) => [name, key]))];
};
const moving = (tokens: number) =>
  steps.move(offer, ana, leo, tokens).then(
    () => 'moved',
    (error: { code?: string }) => error.code,
  );
const kindsTo = async (person: Person) => (await world.mailsTo(person)).map(({ kind }) => kind);

describe('a certificate of legitimation', () => {
  test('is issued at once under the next number, told, and read by its holder and by managers alone', async () => {
    const first = await issued();
    const second = await issued({ tokens: 1 });
    expect(second.number).toBe(first.number + 1);
    const one = good(await world.call(getLegitimation, { as: ana, params: { id: first.id } })).data;
    expect(one).toMatchObject({
      number: first.number,
      standing: 'STANDS',
      tokens: 6,
      purpose: 'RIGHTS',
      valid_until: addMonths(today, 3),
      by_manager: false,
      may_return: true,
      detail: 'Asistir a la junta del 12 de mayo',
    });
    expect(one.keeper).not.toBe('');
    expect(await kindsTo(ana)).toContain('legitimation.issued');
    expect(
      good(await world.call(getLegitimation, { as: world.manager, params: { id: first.id } })).data.may_return,
    ).toBe(true);
    for (const stranger of [leo, world.issuer])
      expect(outcome(await world.call(getLegitimation, { as: stranger, params: { id: first.id } }))).toBe(
        '404 not_found',
      );
    const own = good(await world.call(listOwnLegitimations, { as: ana, query: {} }));
    expect([own.data.map(({ id }) => id), own.holds]).toEqual([[second.id, first.id], true]);
    expect(good(await world.call(listOwnLegitimations, { as: leo, query: {} })).data).toEqual([]);
    const audit = await world.db.query<{ action: string }>(
      `select action from audit_log where action like 'legitimation.%' and subject_id = $1`,
      [ana.id],
    );
    expect(audit.map(({ action }) => action)).toEqual(['legitimation.issued', 'legitimation.issued']);
  });

  test('keeps its tokens from going or being certified twice, and says so where one acts', async () => {
    await issued();
    expect(await moving(5)).toBe('transfer.certified');
    expect(await moving(11)).toBe('transfer.too_many');
    const prepared = await world.call(prepareTransfer, {
      as: ana,
      key: randomUUID(),
      body: { issuance_id: offer.id, to: walletOf(leo), tokens: 5 },
    });
    const [certificate] = await world.db.query<{ number: number }>(
      'select number from legitimations where user_id = $1 and issuance_id = $2 and ending is null',
      [ana.id, offer.id],
    );
    expect(prepared.body).toMatchObject({
      fields: {
        tokens: {
          key: 'api_errors:transfer.certified',
          params: { free: 4, certified: 6, certificates: String(certificate?.number) },
        },
      },
    });
    expect(good(await world.call(getTransferForm, { as: ana })).data.holdings[0]).toMatchObject({
      held: 10,
      free: 4,
      certified: 6,
    });
    expect(await fieldsOf({ tokens: 5 })).toEqual([422, { tokens: 'api_errors:legitimation.certified' }]);
    expect(await moving(4)).toBe('moved');
    expect(await fieldsOf({ tokens: 1 })).toEqual([422, { tokens: 'api_errors:legitimation.certified' }]);
    expect(Object.keys(await breachesOf(world.db, world.tenantId)).filter((rule) => !rule.includes('supply'))).toEqual(
      [],
    );
  });

  test('is not had of what is offered already, of another’s tokens, too long, in a campaign or of a chain', async () => {
    const { tenantId } = world;
    await world.db.query(
      `insert into token_holds (tenant_id, issuance_id, user_id, tokens, cause, ref, created_at) values ($1, $2, $3, 8, 'AD', $4, now())`,
      [tenantId, offer.id, ana.id, randomUUID()],
    );
    expect(await fieldsOf({ tokens: 3 })).toEqual([422, { tokens: 'api_errors:legitimation.too_many' }]);
    expect(outcome(await asking({}, leo))).toBe('404 not_found');
    expect(outcome(await asking({ person: ana.id }, leo))).toBe('404 not_found');
    expect(outcome(await asking({ issuance_id: randomUUID() }))).toBe('404 not_found');
    for (const valid_until of [today, addDays(addMonths(today, 6), 1)])
      expect(await fieldsOf({ tokens: 1, valid_until })).toEqual([422, { valid_until: 'validator.error_date_range' }]);
    await world.db.query(`update issuances set status = 'CAMPAIGN' where id = $1`, [offer.id]);
    expect(await fieldsOf({ tokens: 1 })).toEqual([422, { issuance_id: 'api_errors:legitimation.not_closed' }]);
  });

  test('is given back once by its holder, and its tokens are free', async () => {
    const { id } = await issued();
    good(await giveBack(id));
    expect(outcome(await giveBack(id))).toBe('409 legitimation.ended');
    expect(await kindsTo(ana)).toContain('legitimation.returned');
    expect(await moving(10)).toBe('moved');
    expect(good(await world.call(getLegitimation, { as: ana, params: { id } })).data).toMatchObject({
      standing: 'RETURNED',
      may_return: false,
    });
  });

  test('relied on by somebody else is noted as given back by a manager, who says how it came', async () => {
    const { id } = await issued({ purpose: 'PLEDGE' });
    expect(outcome(await giveBack(id))).toBe('409 legitimation.relied_on');
    expect(await moving(5)).toBe('transfer.certified');
    expect((await giveBack(id, world.manager)).status).toBe(422);
    good(await giveBack(id, world.manager, 'El banco lo devolvió por carta'));
    expect(await moving(5)).toBe('moved');
    const { ending_note: note } = good(await world.call(getLegitimation, { as: world.manager, params: { id } })).data;
    expect(note).toBe('El banco lo devolvió por carta');
  });

  test('ends with its last day, once, with a mail, also where the sweep runs twice at a time', async () => {
    const { id } = await issued();
    await world.db.query(`alter table legitimations disable trigger user`);
    await world.db.query(`update legitimations set valid_until = $2 where id = $1`, [id, addDays(today, -1)]);
    await world.db.query(`alter table legitimations enable trigger user`);
    const { deps } = world.backEnd;
    await Promise.all([sweepLegitimations(deps), sweepLegitimations(deps)]);
    expect((await kindsTo(ana)).filter((kind) => kind === 'legitimation.expired')).toHaveLength(1);
    expect(await moving(10)).toBe('moved');
    expect(outcome(await giveBack(id))).toBe('409 legitimation.ended');
  });

  test('is issued by a manager for a holder, and says so', async () => {
    const form = good(await world.call(getLegitimationForm, { as: world.manager, query: { person: ana.id } })).data;
    expect(form.holdings[0]).toMatchObject({ held: 10, free: 10, refused: null });
    expect(outcome(await world.call(getLegitimationForm, { as: leo, query: { person: ana.id } }))).toBe(
      '404 not_found',
    );
    const { id, number } = await issued({ person: ana.id }, world.manager);
    const one = good(await world.call(getLegitimation, { as: ana, params: { id } })).data;
    expect(one.by_manager).toBe(true);
    const list = good(await world.call(listLegitimations, { as: world.manager, query: { standing: 'STANDS' } })).data;
    expect(list.find((row) => row.number === number)?.holder.id).toBe(ana.id);
    const gone = good(await world.call(listLegitimations, { as: world.manager, query: { standing: 'EXPIRED' } })).data;
    expect(gone.some((row) => row.number === number)).toBe(false);
  });

  test('is a tagged PDF in the reader’s language with all that the law asks for; one that is over says so', async () => {
    const { id, number } = await issued();
    const paper = async (as: Person | InvestWorld['manager']) => {
      const { data } = good(await world.call(getLegitimationPaper, { as, params: { id } }));
      const bytes = Buffer.from(data.base64, 'base64');
      expect(bytes.toString('latin1')).toContain('/MarkInfo');
      return { name: data.name, text: readPdf(bytes).pages.join('') };
    };
    const { name, text } = await paper(ana);
    expect(name).toBe(`certificado-de-legitimacion-${number}.pdf`);
    const one = good(await world.call(getLegitimation, { as: ana, params: { id } })).data;
    for (const said of [one.issuer.name, one.holder.name, one.keeper, 'Asistir a la junta', `n.º ${number}`])
      expect(text).toContain(said.replace(/\s/g, ''));
    await giveBack(id);
    expect((await paper(ana)).text).toContain('yanovale');
    await paper(world.manager);
    const read = await world.db.query(
      `select 1 from audit_log where action = 'legitimation.read' and subject_id = $1`,
      [ana.id],
    );
    expect(read).toHaveLength(1);
  });

  test('cannot be rewritten, taken away, or ended twice in the database', async () => {
    const { id } = await issued();
    const run = (statement: string) => inTenant(world.backEnd.ownPool, world.tenantId, (tx) => tx.execute(statement));
    await expect(run(`update legitimations set tokens = 1 where id = '${id}'`)).rejects.toThrow();
    await expect(run(`delete from legitimations where id = '${id}'`)).rejects.toThrow();
    await giveBack(id);
    await expect(run(`update legitimations set ending_note = 'otra' where id = '${id}'`)).rejects.toThrow();
  });

  test('stands for nobody of another tenant', async () => {
    const { id } = await issued();
    const other = await anotherTenant(world);
    expect(outcome(await other.call(getLegitimation, { as: other.manager, params: { id } }))).toBe('404 not_found');
  });
});

test('a certificate and a transfer at once never both have the same tokens, whoever comes first', async () => {
  for (let round = 0; round < 12; round += 1) {
    const person = await world.addPerson();
    const fresh = await steps.held([[person, 10]]);
    await steps.list(fresh, leo);
    const body = { ...bodyOf({}), issuance_id: fresh.id, tokens: 7 };
    const acts = [
      () => world.call(issueLegitimation, { as: person, key: randomUUID(), body }).then(({ status }) => status === 200),
      () =>
        steps.move(fresh, person, leo, 6).then(
          () => true,
          () => false,
        ),
      () => world.call(issueLegitimation, { as: person, key: randomUUID(), body }).then(({ status }) => status === 200),
    ];
    const done = await Promise.all((round % 2 ? acts : acts.toReversed()).map((act) => act()));
    expect(done.filter(Boolean)).toHaveLength(1);
    const [row] = await world.db.query<{ kept: number; held: number }>(
      `select (select coalesce(sum(tokens), 0)::int from token_holds where issuance_id = $1 and ended_at is null) as kept,
        (select tokens::int from issuance_holders where issuance_id = $1 and user_id = $2) as held`,
      [fresh.id, person.id],
    );
    expect(row?.kept ?? 0).toBeLessThanOrEqual(row?.held ?? 0);
  }
});
