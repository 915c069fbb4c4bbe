import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askQuestion } from '#contract/issuances.ts';
import { chooseByNoticeLink, readNoticeLink } from '#contract/notice-addresses.ts';
import { deleteProject } from '#contract/project-deletion.ts';
import { askAddressesAgain, getProject, saveProjectIssuer } from '#contract/projects.ts';
import { NOTICE_ADDRESSES_MAX, NOTICE_LINK_DAYS } from '#domain/issuance/notice-address.ts';
import {
  anotherTenant,
  type InvestWorld,
  makeInvestWorld,
  type Offer,
  type Person,
} from '#tests/support/invest-world.ts';
import { good, outcome } from '#tests/support/order-steps.ts';

let world: InvestWorld;
beforeAll(async () => {
  world = await makeInvestWorld();
});
afterAll(() => world.close());

const projectOf = async ({ id }: Offer) =>
  good(await world.call(getProject, { params: { id }, as: world.issuer })).data;
async function give(offer: Offer, issuer_emails: string, as: Person = world.issuer) {
  const { sections, versions } = await projectOf(offer);
  const body = { ...sections.issuer, issuer_emails, version: versions.issuer };
  return world.call(saveProjectIssuer, { params: { id: offer.id }, body, as, lang: 'es' });
}
const standings = async (offer: Offer) =>
  Object.fromEntries((await projectOf(offer)).notice_addresses.map(({ address, standing }) => [address, standing]));
const mailsOf = (email: string) => world.mailsTo({ email });
/** The secret of the link in the last mail to an address. */
async function linkOf(email: string): Promise<string> {
  const plain = (await mailsOf(email)).at(-1)?.plain ?? '';
  return /\/project-mail\?token=([\w-]+)/.exec(plain)?.[1] ?? '';
}
const choose = (token: string, choice: 'confirm' | 'leave', lang: 'es' | 'en' = 'es') =>
  world.call(chooseByNoticeLink, { body: { token, choice }, lang });
const QUESTION = '¿Cuándo se cobra el primer pago de intereses?';
async function ask(offer: Offer) {
  const as = await world.addPerson();
  good(await world.call(askQuestion, { params: { id: offer.id }, body: { question: QUESTION }, as, lang: 'es' }));
  return as;
}
const fresh = (name: string) => `${name}.${crypto.randomUUID().slice(0, 8)}@casa.example`;

describe('an address for the questions about a project', () => {
  test('is asked once, gets nothing before its yes, then each question without who asks, and none once it has left', async () => {
    const offer = await world.addOffer();
    const [ana, eva] = [fresh('ana'), fresh('eva')];
    expect((await give(offer, `${ana.toUpperCase()}\n${eva}, ${ana}`)).status).toBe(200);
    expect(await standings(offer)).toEqual({ [ana]: 'ASKED', [eva]: 'ASKED' });
    const asker = await ask(offer);
    expect((await mailsOf(ana)).map(({ kind }) => kind)).toEqual(['question.address_asked']);
    expect((await mailsOf(world.issuer.email)).filter(({ plain }) => plain.includes(QUESTION))).toHaveLength(1);

    const token = await linkOf(ana);
    expect(good(await world.call(readNoticeLink, { body: { token } })).data.standing).toBe('ASKED');
    expect(good(await choose(token, 'confirm', 'en')).data.standing).toBe('CONFIRMED');
    expect(good(await choose(token, 'confirm', 'en')).data.standing).toBe('CONFIRMED');
    await ask(offer);
    const [, told] = await mailsOf(ana);
    expect(told).toMatchObject({ kind: 'question.asked', subject: expect.stringMatching(/^A question about/) });
    expect(told?.plain).toContain(QUESTION);
    expect(told?.plain).toContain(`/entrepreneur/issuances/${offer.id}/updates`);
    expect(told?.plain).not.toContain(asker.email);
    expect(told?.plain).not.toContain(asker.name);
    expect(await mailsOf(eva)).toHaveLength(1);

    const wayOut = await linkOf(ana);
    expect(wayOut).not.toBe(token);
    expect(good(await choose(wayOut, 'leave')).data.standing).toBe('LEFT');
    await ask(offer);
    expect(await mailsOf(ana)).toHaveLength(2);
    // Taken away and given again, it is not asked again; it may come back by its own link alone.
    await give(offer, eva);
    await give(offer, `${eva}\n${ana}`);
    expect(await mailsOf(ana)).toHaveLength(2);
    expect(await standings(offer)).toMatchObject({ [ana]: 'LEFT' });
    expect(good(await choose(token, 'confirm')).data.standing).toBe('CONFIRMED');
  });

  test('the issuer’s own account is not asked, and is mailed of each question once', async () => {
    const offer = await world.addOffer();
    expect((await give(offer, world.issuer.email.toUpperCase())).status).toBe(200);
    expect(await standings(offer)).toEqual({ [world.issuer.email]: 'CONFIRMED' });
    const before = (await mailsOf(world.issuer.email)).length;
    await ask(offer);
    const mails = (await mailsOf(world.issuer.email)).slice(before);
    expect(mails.map(({ kind }) => kind)).toEqual(['question.asked']);
    expect(mails[0]?.plain).not.toContain('/project-mail');
  });

  test('an address that was taken away is forgotten with its links, and one that is given again is asked again', async () => {
    const offer = await world.addOffer();
    const luis = fresh('luis');
    await give(offer, luis);
    const token = await linkOf(luis);
    await give(offer, '');
    expect(outcome(await choose(token, 'confirm'))).toBe('404 not_found');
    await give(offer, luis);
    expect(await mailsOf(luis)).toHaveLength(2);
    expect(good(await choose(await linkOf(luis), 'confirm')).data.standing).toBe('CONFIRMED');
  });

  test('says yes within its days alone; it can leave after them', async () => {
    const offer = await world.addOffer();
    const late = fresh('late');
    await give(offer, late);
    const token = await linkOf(late);
    world.moveDays(NOTICE_LINK_DAYS + 1);
    try {
      expect(outcome(await choose(token, 'confirm'))).toBe('409 notice.over');
      expect(good(await world.call(readNoticeLink, { body: { token } })).data.standing).toBe('OVER');
      expect(good(await choose(token, 'leave')).data.standing).toBe('LEFT');
      expect(outcome(await choose(token, 'confirm'))).toBe('409 notice.over');
    } finally {
      world.moveDays(null);
    }
  });

  test('an address that did not answer in time is asked again at its issuer’s word, one that said no or yes is not, and none is twice', async () => {
    const offer = await world.addOffer();
    const [late, no, yes] = [fresh('late'), fresh('no'), fresh('yes')];
    await give(offer, `${late}\n${no}\n${yes}`);
    const first = await linkOf(late);
    good(await choose(await linkOf(no), 'leave'));
    good(await choose(await linkOf(yes), 'confirm'));
    const again = (as = world.issuer) => world.call(askAddressesAgain, { params: { id: offer.id }, as });
    expect(good(await again()).data.asked).toBe(0);
    world.moveDays(NOTICE_LINK_DAYS + 1);
    try {
      expect((await again(await world.addPerson({ roles: ['ENTREPRENEUR'] }))).status).toBe(404);
      const asked = await Promise.all([again(), again(world.manager)]);
      expect(asked.map((each) => good(each).data.asked).sort()).toEqual([0, 1]);
      expect(await Promise.all([late, no, yes].map(async (who) => (await mailsOf(who)).length))).toEqual([2, 1, 1]);
      expect(await standings(offer)).toEqual({ [late]: 'ASKED', [no]: 'LEFT', [yes]: 'CONFIRMED' });
      expect(await linkOf(late)).not.toBe(first);
      expect(good(await choose(await linkOf(late), 'confirm')).data.standing).toBe('CONFIRMED');
    } finally {
      world.moveDays(null);
    }
  });

  test('may be given, asked and told of in campaign and when it is over, by a manager as well, and by nobody else', async () => {
    const [open, closed] = [await world.addOffer(), await world.addOffer({ status: 'CLOSED' })];
    expect((await give(open, fresh('a'), world.manager)).status).toBe(200);
    expect((await give(closed, fresh('b'))).status).toBe(200);
    const rival = await world.addPerson({ roles: ['ENTREPRENEUR'] });
    expect((await give(open, fresh('c'), rival)).status).toBe(404);
    expect((await give(open, fresh('d'), await world.addPerson())).status).toBe(403);
  });
});

describe('a list of addresses', () => {
  test('is refused as a whole with every wrong entry and its line; nothing is kept and nobody is mailed', async () => {
    const offer = await world.addOffer();
    const ana = fresh('ana');
    const answer = await give(offer, `${ana}\nluis@\nnadie, @x.example`);
    const wrong = '2: luis@ · 3: nadie · 3: @x.example';
    expect(answer).toMatchObject({
      status: 400,
      body: { fields: { issuer_emails: { key: 'validator.error_email_array', params: { wrong } } } },
    });
    const many = Array.from({ length: NOTICE_ADDRESSES_MAX + 1 }, (_, at) => fresh(`x${at}`)).join(',');
    expect(await give(offer, many)).toMatchObject({
      body: { fields: { issuer_emails: { key: 'validator.error_email_count' } } },
    });
    expect(await standings(offer)).toEqual({});
    expect(await mailsOf(ana)).toEqual([]);
  });

  test('asks one address three times a day at most, however often it is taken away and given again', async () => {
    const offer = await world.addOffer();
    const ana = fresh('ana');
    for (let times = 0; times < 3; times += 1) {
      expect((await give(offer, ana)).status).toBe(200);
      await give(offer, '');
    }
    expect(outcome(await give(offer, ana))).toBe('429 notice.too_many');
    expect(await mailsOf(ana)).toHaveLength(3);
    expect(await standings(offer)).toEqual({});
  });

  test('is named in the history without an address, as is a yes and a no', async () => {
    const offer = await world.addOffer();
    const ana = fresh('ana');
    await give(offer, ana);
    await choose(await linkOf(ana), 'confirm');
    await choose(await linkOf(ana), 'leave');
    const rows = await world.db.query<{ action: string; details: unknown }>(
      `select action, details from audit_log where tenant_id = $1 and subject_id = $2 order by at, action`,
      [world.tenantId, offer.id],
    );
    expect(rows.map(({ action }) => action).sort()).toEqual([
      'issuance.edited',
      'question.address_confirmed',
      'question.address_left',
    ]);
    expect(JSON.stringify(rows)).toContain('issuer_emails');
    expect(JSON.stringify(rows)).not.toContain(ana);
  });
});

test('addresses and their links go with their project', async () => {
  const offer = await world.addOffer({ status: 'DRAFT' });
  const ana = fresh('ana');
  await give(offer, ana);
  const token = await linkOf(ana);
  const key = crypto.randomUUID();
  good(await world.call(deleteProject, { params: { id: offer.id }, body: {}, as: world.issuer, key }));
  expect(outcome(await choose(token, 'confirm'))).toBe('404 not_found');
  expect(await world.db.query('select 1 from issuance_notice_addresses where issuance_id = $1', [offer.id])).toEqual(
    [],
  );
});

describe('the link of an address', () => {
  test('is kept hashed alone, stands in no copy that is kept of a mail, and opens nothing at another tenant', async () => {
    const offer = await world.addOffer();
    const ana = fresh('ana');
    await give(offer, ana);
    const first = await linkOf(ana);
    await choose(first, 'confirm');
    await ask(offer);
    const second = await linkOf(ana);
    const [kept] = await world.db.query<{ links: string; shown: string }>(
      `select (select string_agg(l::text, ' ') from issuance_notice_links l) as links,
        (select string_agg(shown::text, ' ') from mails where to_address = $1) as shown`,
      [ana],
    );
    for (const token of [first, second]) {
      expect(token.length).toBeGreaterThan(40);
      expect(kept?.links).not.toContain(token);
      expect(kept?.shown).not.toContain(token);
    }
    expect(kept?.shown).toContain(QUESTION);
    const other = await anotherTenant(world);
    expect(outcome(await other.call(readNoticeLink, { body: { token: second } }))).toBe('404 not_found');
    expect(outcome(await other.call(chooseByNoticeLink, { body: { token: second, choice: 'leave' } }))).toBe(
      '404 not_found',
    );
  });
});
