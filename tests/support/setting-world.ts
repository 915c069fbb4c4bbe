import { randomUUID } from 'node:crypto';
import { jobHandlers } from '#backend/jobs/handlers.ts';
import { deliverMail, mailTransport } from '#backend/mail/deliver-mail.ts';
import { demoSheetAnswers } from '#backend/seed/content/sheet-answers.ts';
import { getAccount } from '#contract/account.ts';
import { getBalance } from '#contract/balance.ts';
import { getDistribution, previewDistribution } from '#contract/distributions.ts';
import { getOwnFunds } from '#contract/funds.ts';
import { listHolders } from '#contract/holders.ts';
import { uploadLegalDocument } from '#contract/identity.ts';
import { getInformationSheet, saveSheetPart } from '#contract/information-sheet.ts';
import { getInvestment } from '#contract/investments.ts';
import { getIssuance } from '#contract/issuances.ts';
import { getLegitimation, issueLegitimation } from '#contract/legitimations.ts';
import { listNotifications } from '#contract/notifications.ts';
import { getOfferChange, proposeChange } from '#contract/offer-changes.ts';
import { getInvestFlow } from '#contract/orders.ts';
import { createProject, getProject } from '#contract/projects.ts';
import { listWatchLists } from '#contract/screening.ts';
import { getSuitabilityTest } from '#contract/suitability.ts';
import { noteResidenceCertificate } from '#contract/tax-certificates.ts';
import { getWaitingPlace, joinWaitingList } from '#contract/waiting-list.ts';
import { listWalletPayouts } from '#contract/wallet-payouts.ts';
import { ROLES, type Role } from '#domain/access/roles.ts';
import { addMonths, dayIn } from '#domain/time/zone.ts';
import { bookTokens, distributionSteps } from './distribution-steps.ts';
import { type InvestWorld, makeInvestWorld, type Person } from './invest-world.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { good, orderAt, orderSteps, outcome } from './order-steps.ts';
import { transferSteps } from './transfer-steps.ts';

/** A place where somebody sees what a setting does; each answers the same to the same question. */
export type SettingPlace = keyof Awaited<ReturnType<typeof placesOf>>;

/** A tenant that has something of everything that a setting is about. */
export interface SettingWorld extends InvestWorld {
  /** Another manager, who agrees to what the first one asks. */
  colleague: Person;
  seen(place: SettingPlace): Promise<unknown>;
  /** Puts other settings in the place of the tenant's; the times of everything are now again. */
  restore(settings: object): Promise<void>;
}

export async function makeSettingWorld(): Promise<SettingWorld> {
  const world = await makeInvestWorld({
    extras: { payWithBalance: true },
    tenant: { legal_name: 'Casa de Prueba, S.L.' },
    payment_methods: [{ method: 'BANK_TRANSFER' }, { method: 'ETH' }],
  });
  await world.standAlone();
  const { db, tenantId } = world;
  await db.query('update tenants set settings = settings || $2::jsonb where id = $1', [
    tenantId,
    JSON.stringify({ chain: { environment: 'local', rate: '2000.00' } }),
  ]);
  // In the middle of a day, so that no midnight lies between two looks.
  const noon = new Date(`${new Date().toISOString().slice(0, 10)}T12:00:00Z`);
  world.backEnd.clock.moveTo(noon);
  const mails = await startMailServer();
  const places = await placesOf(world, mails, noon);
  return {
    ...world,
    colleague: await world.addPerson({ roles: ['ADMIN'] }),
    seen: (place) => places[place](),
    async restore(settings) {
      world.backEnd.clock.moveTo(noon);
      await db.query('update tenants set settings = $2, version = version + 1 where id = $1', [tenantId, settings]);
    },
    async close() {
      await mails.close();
      await world.close();
    },
  };
}

async function placesOf(world: InvestWorld, mails: MailServer, noon: Date) {
  const { call, manager, issuer, backEnd, db, tenantId } = world;
  const steps = orderSteps(world);
  const offer = await world.addOffer({ tokens: 100_000 });
  const params = { id: offer.id };
  const ana = await world.addPerson();
  await db.query(`update user_profiles set country = 'US' where user_id = $1`, [ana.id]);
  const residence = { person: ana.id, issued_on: dayIn(noon, 'Europe/Madrid') };
  good(await call(noteResidenceCertificate, { body: residence, as: manager, key: randomUUID() }));
  await db.query(`update issuances set created_at = now() - interval '90 days' where id = $1`, [offer.id]);
  await bookTokens(world, ana, offer, 100, 30);
  const closed = await transferSteps(world).held([[ana, 10]]);
  const order = await orderAt(steps, ana, offer, 10, 'CHARGED');
  const { B } = demoSheetAnswers({
    ...{
      productType: 'DEBT' as const,
      issuer: { name: 'Emisora SL', city: 'Toledo' },
      team: [],
      risks: [],
      finance: {},
    },
    ...{ shortDescription: { es: 'Sol.', en: 'Sun.' }, headlineReturn: { es: '7 %', en: '7%' } },
    ...{ terms: [], contact: 'emisora.example' },
  });
  const answers = { ...B, part: 'B' } as never;
  good(await call(saveSheetPart, { params, body: { version: 1, answers }, as: issuer }));
  const change = await world.addOffer();
  const { terms, terms_version } = good(await call(getOfferChange, { params: { id: change.id }, as: manager })).data;
  const later = { ...terms, ends_on: addMonths(terms.ends_on ?? residence.issued_on, 1) };
  const why = { es: 'La obra se retrasa.', en: 'The works are late.' };
  const proposal = { terms_version, terms: later, explanation: why };
  good(await call(proposeChange, { params: { id: change.id }, body: proposal, as: manager, key: randomUUID() }));
  const shares = distributionSteps(world);
  await shares.giveAccount(issuer);
  const distribution = good(await shares.propose(offer)).data.id;
  const sweep = () => jobHandlers(backEnd.deps, null)['orders.sweep']({});
  const people = new Map<Role, Person>();
  for (const role of ROLES) people.set(role, await world.addPerson({ roles: [role] }));

  const signedIn = Object.fromEntries(
    ROLES.map((role) => [
      `signedIn.${role}`,
      async () => {
        const as = people.get(role);
        const own = good(await call(getAccount, { as })).data.second_factor_required;
        return [own, outcome(await call(listNotifications, { query: {}, as }))];
      },
    ]),
  ) as Record<`signedIn.${Role}`, () => Promise<unknown>>;

  return {
    ...signedIn,
    sheet: async () => good(await call(getInformationSheet, { params, as: manager })).data,
    balance: async () => good(await call(getBalance, { as: ana })).data.account,
    walletPayouts: async () => good(await call(listWalletPayouts, { query: {}, as: manager })).from,
    distribution: async () => good(await call(getDistribution, { params: { id: distribution }, as: manager })).data,
    distributed: async () =>
      good(await call(previewDistribution, { params, query: { income: '100.00' }, as: issuer })).data,
    funds: async () => good(await call(getOwnFunds, { as: ana })).data,
    watchLists: async () => good(await call(listWatchLists, { as: manager })).data,
    offerChange: async () => good(await call(getOfferChange, { params: { id: change.id }, as: manager })).data,
    issuance: async () => good(await call(getIssuance, { params, as: ana })).data,
    holders: async () => good(await call(listHolders, { params, query: {}, as: issuer })).data,
    knowledgeTest: async () => good(await call(getSuitabilityTest, { as: ana })).data,
    investFlow: async () => good(await call(getInvestFlow, { params: { slug: offer.slug }, as: ana })).data,
    /** Whether a paid order comes to its contract. */
    contract: async () => outcome(await steps.prepare(ana, order)),
    /** A new certificate of one token: who keeps the register. */
    legitimation: async () => {
      const valid_until = addMonths(residence.issued_on, 3);
      const body = { issuance_id: closed.id, tokens: 1, purpose: 'RIGHTS' as const, detail: 'Junta', valid_until };
      const { id } = good(await call(issueLegitimation, { body, as: ana, key: randomUUID() })).data;
      return good(await call(getLegitimation, { params: { id }, as: ana })).data.keeper;
    },
    /** When an order that is confirmed now ends without its money. */
    confirmed: async () => (await confirmed()).expires_at,
    /** What somebody is sent four days before their order ends. */
    reminded: async () => {
      const { as } = await confirmed();
      backEnd.clock.moveTo(new Date(noon.getTime() + 6 * 86_400_000));
      await sweep();
      backEnd.clock.moveTo(noon);
      return (await world.mailsTo(as)).map(({ kind }) => kind);
    },
    /** What a project that is begun now says of too many orders. */
    begun: async () => {
      const body = {
        ...{ title: { es: 'Huerta', en: 'Orchard' }, product_type: 'DEBT' as const, sector: 'energy' as const },
        ...{ price: '50', tokens_for_sale: 1000 },
      };
      const { id } = good(await call(createProject, { body, as: issuer, key: randomUUID() })).data;
      return good(await call(getProject, { params: { id }, as: issuer })).data.sections.token.oversubscription;
    },
    /** Until when who moves up on a waiting list may order. */
    movedUp: async () => {
      const scarce = await world.addOffer({ oversubscription: 'WAITING_LIST', tokens: 10 });
      const id = await orderAt(steps, await world.addPerson(), scarce, 10, 'CHARGED');
      const next = await world.addPerson();
      const at = { params: { id: scarce.id }, as: next };
      good(await call(joinWaitingList, { ...at, body: { tokens: 4 }, key: randomUUID() }));
      good(await steps.cancel(id));
      await sweep();
      return good(await call(getWaitingPlace, at)).data.place?.offered_until;
    },
    /** Three papers of 600 kB by one person in a day. */
    uploads: async () => {
      const as = await world.addPerson({ prepared: false });
      const told: string[] = [];
      for (let sent = 0; sent < 3; sent++) {
        const document = new File(['%PDF-1.4\n%%EOF', ' '.repeat(600_000)], 'dni.pdf', { type: 'application/pdf' });
        const answer = await call(uploadLegalDocument, {
          params: { type: 'IDENTITY_PROOF' },
          files: { document },
          as,
        });
        told.push(outcome(answer));
      }
      return told;
    },
    /** From whom a mail comes, and where an answer to it goes. */
    mail: async () => {
      const transport = mailTransport({ ...backEnd.deps.config, smtpUrl: mails.url });
      if (!transport) throw new Error('there is no mail server');
      const [mail] = await db.query<{ id: string }>(
        `insert into mails (tenant_id, kind, to_address, lang, subject, html, plain, state, created_at)
         values ($1, 'test', $2, 'en', 'A subject', '<p>Hello</p>', 'Hello', 'QUEUED', now()) returning id`,
        [tenantId, `${randomUUID()}@persona.test`],
      );
      await deliverMail(backEnd.deps, transport, { tenantId, mailId: mail?.id ?? '' });
      transport.close();
      const { from, replyTo } = await mails.newest();
      return [from?.text, replyTo?.text];
    },
  };

  /** An order of a new person that waits for its money. */
  async function confirmed() {
    const as = await world.addPerson();
    const id = await orderAt(steps, as, offer, 1, 'ACCEPTED');
    return { as, ...good(await call(getInvestment, { params: { id }, as })).data };
  }
}
