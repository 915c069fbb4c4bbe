import { publishUpdate, writeUpdate } from '#contract/announcements.ts';
import { planMove, suspendIssuance } from '#contract/campaigns.ts';
import { decideVote, proposeVote } from '#contract/votes.ts';
import { addDays } from '#domain/time/zone.ts';
import { bookTokens } from './distribution-steps.ts';
import { type Due, dueRows } from './due-rows.ts';
import type { InvestWorld } from './invest-world.ts';
import { good } from './order-steps.ts';

/** Everything of projects that comes due with time, by kind and a few words. */
export function dueProjects(world: InvestWorld) {
  const { call, db, tenantId, manager, issuer } = world;
  const { key, ago, today, stands, queued } = dueRows(world);
  async function vote() {
    const offer = await world.addOffer({ tokens: 100 });
    await bookTokens(world, await world.addPerson(), offer, 60, 5);
    const words = { es: '¿Ampliar el plazo?', en: 'Extend the term?' };
    const days = { record_on: today(), opens_on: addDays(today(), 1), closes_on: addDays(today(), 3) };
    const body = { question: words, explanation: words, options: [words, words], quorum_percent: 50, ...days };
    const { id } = good(await call(proposeVote, { params: { id: offer.id }, body, as: issuer, key: key() })).data;
    good(await call(decideVote, { params: { id }, body: { approve: true }, as: manager, key: key() }));
    return id;
  }
  async function news() {
    const body = { title: { es: 'Permiso', en: 'Permit' }, body: { es: '<p>Ya.</p>', en: '<p>Now.</p>' } };
    const { id: about } = await world.addOffer();
    const { id } = good(await call(writeUpdate, { params: { id: about }, body, as: issuer })).data;
    return id;
  }

  return {
    suspensions: {
      'a suspension whose last day is over': async () => {
        const { id } = await world.addOffer();
        const body = { last_day: addDays(today(), 5), reason: 'Corregimos la ficha' };
        good(await call(suspendIssuance, { params: { id }, body, as: manager, key: key() }));
        await db.query('update issuance_suspensions set began_at = $2, until = $3 where issuance_id = $1', [
          id,
          ago(90),
          ago(1),
        ]);
        await db.query('update issuances set suspended_until = $2 where id = $1', [id, ago(1)]);
        return stands('issuances', id, 'suspended_until is null');
      },
    },
    plans: {
      'a planned change of phase whose moment has come': async () => {
        const { id } = await world.addOffer({ status: 'PRE_CAMPAIGN' });
        const body = { from: 'PRE_CAMPAIGN', to: 'CAMPAIGN', at: ago(-60).toISOString() } as const;
        good(await call(planMove, { params: { id }, body, as: manager, key: key() }));
        await db.query('update issuance_plans set at = $2 where issuance_id = $1', [id, ago(1)]);
        return stands('issuances', id, `status = 'CAMPAIGN'`);
      },
    },
    tellings: Object.fromEntries(
      [null, 31].map((minutes) => [
        minutes ? 'an opening whose telling has lost its job' : 'an opening that nobody was told of',
        async () => {
          const { id } = await world.addOffer();
          await db.query(
            `insert into issuance_tellings (tenant_id, issuance_id, occasion, asked_at, created_at) values ($1, $2, 'OPENED', $3, $4)`,
            [tenantId, id, minutes && ago(minutes), ago(40)],
          );
          return queued('issuance.tell', 'issuanceId', id);
        },
      ]),
    ),
    updates: {
      'news whose moment has come': async () => {
        const id = await news();
        good(await call(publishUpdate, { params: { id }, body: { at: ago(-60).toISOString() }, as: issuer }));
        await db.query('update issuance_updates set publish_at = $2 where id = $1', [id, ago(1)]);
        return stands('issuance_updates', id, `state = 'PUBLISHED'`);
      },
      'news whose telling has lost its job': async () => {
        const id = await news();
        good(await call(publishUpdate, { params: { id }, body: {}, as: issuer }));
        await db.query('update issuance_updates set told_asked_at = $2 where id = $1', [id, ago(31)]);
        return queued('update.tell', 'updateId', id);
      },
    },
    votes: {
      'a vote that has opened': async () => {
        const id = await vote();
        await db.query('update votes set record_at = $2, opens_at = $3 where id = $1', [id, ago(60), ago(1)]);
        return stands('votes', id, 'told_at is not null');
      },
      'a vote whose result nobody was told': async () => {
        const id = await vote();
        await db.query('update votes set record_at = $2, opens_at = $3, told_at = $3, closes_at = $4 where id = $1', [
          id,
          ago(90),
          ago(60),
          ago(1),
        ]);
        return stands('votes', id, 'result_told_at is not null');
      },
    },
    changes: {
      'a change whose telling has lost its job': async () => {
        const [{ id: about }, id] = [await world.addOffer(), key()];
        await db.query(
          `insert into issuance_changes (tenant_id, id, issuance_id, number, state, terms_before, terms_after, explanation, proposed_by, proposed_at, decided_by, decided_at, reason, material, revocable_until, differences, told_asked_at)
           values ($1, $2, $3, 1, 'APPROVED', '{}', '{}', '{"es":"Obra","en":"Works"}', $4, $5, $6, $5, 'Cambia el riesgo', true, $7, '[]', $7)`,
          [tenantId, id, about, issuer.id, ago(60), manager.id, ago(31)],
        );
        return queued('change.tell', 'changeId', id);
      },
    },
  } satisfies Record<string, Record<string, Due>>;
}
