import { addAlert } from '#contract/alerts.ts';
import { sendMessage, writeMessage } from '#contract/messages.ts';
import { type Due, dueRows } from './due-rows.ts';
import type { InvestWorld } from './invest-world.ts';
import { offerSteps } from './offer-steps.ts';
import { good } from './order-steps.ts';

/** Everything of the board, of letters, files and lists that comes due with time, by kind and a few words. */
export async function dueLetters(world: InvestWorld) {
  const { call, db, tenantId, manager } = world;
  const { key, ago, today, stands, queued } = dueRows(world);
  const deals = await offerSteps(world);
  async function ad(): Promise<{ ad: string; offer: string; seller: Awaited<ReturnType<typeof deals.person>> }> {
    const [seller, buyer] = [await deals.person(4), await deals.person(0)];
    const id = await deals.ad(seller, 4);
    return { ad: id, offer: await deals.made(buyer, id), seller };
  }
  async function alert(frequency: 'ONCE' | 'DAILY') {
    const who = await world.addPerson();
    const any = { sector: null, product_type: null, ticket_max: null };
    good(await call(addAlert, { body: { ...any, frequency }, as: who, key: key() }));
    await db.query('update project_alerts set created_at = $2 where user_id = $1', [who.id, ago(60)]);
    const { id } = await world.addOffer();
    await db.query(
      `insert into issuance_status_history (tenant_id, issuance_id, from_status, to_status, created_at)
       values ($1, $2, 'PRE_CAMPAIGN', 'CAMPAIGN', $3)`,
      [tenantId, id, ago(1)],
    );
    return async () => (await world.mailsTo(who)).some(({ kind }) => kind === 'alert.projects');
  }
  async function exported(state: string, at: { moved: Date; asked: Date }, tries = 2) {
    const id = key();
    const failure = state === 'FAILED' ? 'fault' : null;
    await db.query(
      `insert into exports (tenant_id, id, user_id, area, list, filter, view, format, columns, words, lang, state, tries_left, failure, asked_at, moved_at)
       values ($1, $2, $3, 'manager', 'users', '{}', '', 'CSV', '[]', '{}', 'es', $4, $5, $6, $7, $8)`,
      [tenantId, id, manager.id, state, tries, failure, at.asked, at.moved],
    );
    return id;
  }

  return {
    ads: {
      'an ad whose last day is over': async () => {
        const id = await deals.ad(await deals.person(4), 4);
        await db.query('update ads set expires_at = $2 where id = $1', [id, ago(1)]);
        return stands('ads', id, `status = 'EXPIRED'`);
      },
    },
    offers: {
      'an offer on which nobody acted in time': async () => {
        const { offer } = await ad();
        await db.query('update ad_offers set act_by = $2 where id = $1', [offer, ago(1)]);
        return stands('ad_offers', offer, `status = 'LAPSED'`);
      },
      'an offer whose ad was withdrawn': async () => {
        const made = await ad();
        good(await deals.board.withdraw(made.seller, made.ad));
        return stands('ad_offers', made.offer, `status = 'LAPSED'`);
      },
      'an accepted offer whose ad a manager took down': async () => {
        const made = await ad();
        good(await deals.accept(made.seller, made.offer));
        good(await deals.board.takeDown(made.ad));
        return stands('ad_offers', made.offer, `status = 'LAPSED'`);
      },
    },
    messages: Object.fromEntries(
      [null, 31].map((minutes) => [
        minutes ? 'a message that has lost its job' : 'a message whose moment has come',
        async () => {
          const words = { es: 'Aviso de obra', en: 'About the site' };
          const body = { audience: 'PEOPLE', purpose: 'SERVICE', subject: words, text: words } as const;
          const { id } = good(await call(writeMessage, { body, as: manager })).data;
          good(await call(sendMessage, { params: { id }, body: {}, as: manager }));
          const state = minutes ? 'SENDING' : 'SCHEDULED';
          await db.query('update messages set state = $2, at = $3, asked_at = $4 where id = $1', [
            ...[id, state, ago(40)],
            minutes && ago(minutes),
          ]);
          return queued('message.tell', 'messageId', id);
        },
      ]),
    ),
    alerts: {
      'a project for an alert that is mailed at once': () => alert('ONCE'),
      'a project for an alert that is mailed once a day': () => alert('DAILY'),
    },
    daily: {
      'a line for the mail of the day': async () => {
        const [{ id: about }, who, id] = [await world.addOffer(), await world.addPerson(), key()];
        await db.query(
          `insert into mail_lines (tenant_id, id, user_id, issuance_id, kind, line, path, due_on, created_at)
           values ($1, $2, $3, $4, 'UPDATES', 'Ya hay permiso', '/', $5, $6)`,
          [tenantId, id, who.id, about, today(), ago(600)],
        );
        return async () => (await world.mailsTo(who)).length > 0;
      },
    },
    exports: {
      'an export at work of which nothing was heard': async () =>
        stands('exports', await exported('PREPARING', { asked: ago(9), moved: ago(2) }), `state = 'QUEUED'`),
      'an export that waits and has lost its job': async () =>
        queued('export.write', 'exportId', await exported('QUEUED', { asked: ago(20), moved: ago(16) })),
      'a file whose day is over': async () => {
        const id = await exported('CANCELED', { asked: ago(1500), moved: ago(1500) });
        const file = key();
        await db.query(
          `insert into files (tenant_id, id, owner_user_id, kind, access, name, content_type, bytes, sha256, created_at)
           values ($1, $2, $3, 'export', 'owner', 'lista.csv', 'text/csv', 1, '', $4)`,
          [tenantId, file, manager.id, ago(1500)],
        );
        await db.query(`update exports set state = 'READY', file_id = $2, expires_at = $3 where id = $1`, [
          id,
          file,
          ago(1),
        ]);
        return stands('exports', id, `state = 'EXPIRED'`);
      },
      'an export of long ago': async () => {
        const id = await exported('CANCELED', { asked: ago(1440 * 31), moved: ago(1440 * 31) });
        return async () => (await db.query('select 1 from exports where id = $1', [id])).length === 0;
      },
    },
    screening: {
      'an edition of a list that has lost its job': async () => {
        const id = key();
        await db.query(
          `insert into watch_editions (tenant_id, id, list, made_at, sha256, file_name, entries, imported_at, worked_at)
           values ($1, $2, 'sanctions', $3, '', 'lista.xml', 1, $3, $4)`,
          [tenantId, id, ago(60), ago(11)],
        );
        return queued('screening.people', 'editionId', id);
      },
    },
  } satisfies Record<string, Record<string, Due>>;
}
