import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AS_WRITTEN } from '#tests/support/as-written.ts';
import type { Dashboard } from '#tests/support/dashboard.ts';
import { demoSamples } from '#tests/support/demo-samples.ts';
import { send, window } from '#tests/support/editor-window.ts';
import { controlIn, problemsIn, unescaped } from '#tests/support/form-page.ts';
import { takeDashboard } from '#tests/support/warm-dashboard.ts';
import { wordsOf } from '#tests/support/words.ts';

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await takeDashboard();
});
afterAll(() => dashboard?.stop());

/** As a browser sends the form of a page that sends no referrer. */
const HIDDEN = { headers: { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' } };

/** The mails to an address, oldest first. */
const mailsTo = (address: string) =>
  dashboard.database.query<{ kind: string; subject: string; plain: string }>(
    `select kind, subject, plain from mails where to_address = $1 order by ${AS_WRITTEN}`,
    [address],
  );

describe.each([
  ['an issuer in Spanish', 'entrepreneur', 'issuer', 'aurora', 'es'],
  ['a manager in English', 'manager', 'manager', 'ladrillo', 'en'],
] as const)('%s', (_, area, who, tenant, lang) => {
  const words = wordsOf(lang);
  const friend = `colleague@${area}.example`;
  const main = (html: string) => unescaped(html.slice(html.indexOf('<main')));

  test('gives an address that is asked, says yes by a button, is mailed of a question, and leaves by the link of that mail', async () => {
    const { issuanceId } = await demoSamples(dashboard.database, tenant);
    const desk = dashboard.visitor(tenant, lang);
    await desk.signIn(`${who}@${tenant}.test`);
    const edit = `/${area}/issuances/${issuanceId}/edit?section=issuer`;
    const form = async (issuer_emails: string) => ({ ...(await window(desk, edit)), issuer_emails, intent: 'save' });

    const wrong = `${friend}\nluis@\nnadie`;
    const refused = await send(desk, edit, await form(wrong));
    expect([refused.status, controlIn(refused.text, 'issuer_emails').isInvalid]).toEqual([422, true]);
    expect(problemsIn(refused.text).join(' ')).toContain('2: luis@ · 3: nadie');
    expect(main(refused.text).replaceAll('\r', '')).toContain(wrong);
    expect(await mailsTo(friend)).toEqual([]);

    expect((await send(desk, edit, await form(friend.toUpperCase()))).status).toBe(303);
    expect(main((await desk.get(edit)).text)).toContain(words('projects:addresses.is.ASKED', { address: friend }));
    const [asked] = await mailsTo(friend);
    expect(asked?.kind).toBe('question.address_asked');

    // Whoever reads the mail has no account and no script.
    const reader = dashboard.visitor(tenant, lang);
    const pathIn = (plain = '') => /\/project-mail\?token=[\w-]+/.exec(plain)?.[0] ?? '';
    const path = pathIn(asked?.plain);
    const token = path.split('token=')[1] ?? '';
    for (const times of ['first', 'second']) {
      const page = await reader.get(path);
      expect([times, page.status]).toEqual([times, 200]);
      expect(main(page.text)).toContain(words('projects:mail.is.ASKED'));
      expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    }
    const said = await reader.post('/project-mail', { token, intent: 'confirm' }, HIDDEN);
    expect(said.to).toBe(path);
    expect(main((await reader.follow(said)).text)).toContain(words('projects:mail.is.CONFIRMED'));
    expect(main((await desk.get(edit)).text)).toContain(words('projects:addresses.is.CONFIRMED', { address: friend }));

    const investor = dashboard.visitor(tenant, lang);
    await investor.signIn(`investor@${tenant}.test`);
    const question = '¿Cuándo se pagan los intereses? / When is interest paid?';
    expect((await investor.post(`/user/issuances/${issuanceId}`, { intent: 'ask', question })).status).toBe(303);
    const [, told] = await mailsTo(friend);
    expect(told?.plain).toContain(question);
    expect(told?.plain).not.toContain(`investor@${tenant}.test`);
    const forIssuer = (await mailsTo(`issuer@${tenant}.test`)).filter(({ plain }) => plain.includes(question));
    expect(forIssuer.map(({ kind }) => kind)).toEqual(['question.asked']);

    const out = pathIn(told?.plain);
    expect(out).not.toBe(path);
    expect(main((await reader.get(out)).text)).toContain(words('projects:mail.do.CONFIRMED_leave'));
    await reader.post('/project-mail', { token: out.split('token=')[1] ?? '', intent: 'leave' }, HIDDEN);
    expect(main((await reader.get(out)).text)).toContain(words('projects:mail.is.LEFT'));
    expect((await investor.post(`/user/issuances/${issuanceId}`, { intent: 'ask', question })).status).toBe(303);
    expect(await mailsTo(friend)).toHaveLength(2);
    expect(main((await desk.get(edit)).text)).toContain(words('projects:addresses.is.LEFT', { address: friend }));
  });

  test('an address that let its time go by is asked again by a button beside it, which saves what was typed as well', async () => {
    const { issuanceId } = await demoSamples(dashboard.database, tenant);
    const desk = dashboard.visitor(tenant, lang);
    await desk.signIn(`${who}@${tenant}.test`);
    const edit = `/${area}/issuances/${issuanceId}/edit?section=issuer`;
    const [late, more] = [`late@${area}.example`, `more@${area}.example`];
    const form = async (issuer_emails: string, intent: string) => ({
      ...(await window(desk, edit)),
      ...{ issuer_emails, intent },
    });
    expect((await send(desk, edit, await form(late, 'save'))).status).toBe(303);
    expect((await desk.get(edit)).text).not.toContain('value="ask_again"');
    await dashboard.database.query(
      `update issuance_notice_addresses set asked_at = asked_at - interval '8 days' where address = $1`,
      [late],
    );
    const page = (await desk.get(edit)).text;
    expect(main(page)).toContain(words('projects:addresses.is.OVER', { address: late }));
    expect(page).toContain('value="ask_again"');
    const asked = await send(desk, edit, await form(`${late}\n${more}`, 'ask_again'));
    expect(asked.status).toBe(303);
    const after = (await desk.follow(asked)).text;
    expect(unescaped(after)).toContain(words('projects:addresses.askedAgain_one', { count: 1 }));
    expect((await mailsTo(late)).map(({ kind }) => kind)).toEqual(['question.address_asked', 'question.address_asked']);
    expect(await mailsTo(more)).toHaveLength(1);
    expect(after).not.toContain('value="ask_again"');
  });

  test('a question’s mail is left in one press by a mail provider, which has no session, no origin and follows no redirect', async () => {
    const { issuanceId } = await demoSamples(dashboard.database, tenant);
    const address = `click@${area}.example`;
    const desk = dashboard.visitor(tenant, lang);
    await desk.signIn(`${who}@${tenant}.test`);
    const edit = `/${area}/issuances/${issuanceId}/edit?section=issuer`;
    await send(desk, edit, { ...(await window(desk, edit)), issuer_emails: address, intent: 'save' });
    const [asked] = await mailsTo(address);
    const token = /token=([\w-]+)/.exec(asked?.plain ?? '')?.[1] ?? '';
    const reader = dashboard.visitor(tenant, lang);
    await reader.post('/project-mail', { token, intent: 'confirm' }, HIDDEN);

    const path = `/unsubscribe?token=${token}`;
    for (const times of ['first', 'second']) {
      const page = await reader.get(path);
      expect([times, page.status, page.text.includes('name="intent"')]).toEqual([times, 200, true]);
      expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    }
    const word = { 'List-Unsubscribe': 'One-Click' };
    const elsewhere = { headers: { Origin: 'https://mail.example', 'Sec-Fetch-Site': 'cross-site' } };
    expect((await reader.post('/unsubscribe', word, elsewhere)).status).toBe(403);
    expect((await reader.post(`/unsubscribe?token=${'x'.repeat(43)}`, word, elsewhere)).status).toBe(404);
    for (const times of ['first', 'second']) {
      const said = await reader.post(path, word, elsewhere);
      expect([times, said.status, said.to]).toEqual([times, 200, null]);
      expect(main(said.text)).toContain(words('messages:leave.left.QUESTIONS', { project: '' }).slice(0, 20));
    }
    expect(main((await desk.get(edit)).text)).toContain(words('projects:addresses.is.LEFT', { address }));
  });

  test('a link that nobody has is told so, and so is one that is cut', async () => {
    const reader = dashboard.visitor(tenant, lang);
    for (const token of ['x'.repeat(43), 'x', '']) {
      const page = await reader.get(`/project-mail?token=${token}`);
      expect([page.status, main(page.text).includes('name="intent"')]).toEqual([200, false]);
      expect(main(page.text)).toContain(words('projects:mail.gone'));
    }
    expect((await reader.post('/project-mail', { token: 'x'.repeat(43), intent: 'destroy' })).status).toBe(400);
  });
});

test.each(['/bank-account', '/login-secret', '/project-mail'])(
  'the page of a mailed link, %s, takes its form from a browser that hides its origin, and from no other house',
  async (path) => {
    const reader = dashboard.visitor('aurora', 'es');
    const form = {
      token: 'x'.repeat(43),
      intent: path === '/project-mail' ? 'leave' : '',
      idempotency_key: 'k'.repeat(20),
    };
    expect((await reader.post(path, form, HIDDEN)).status).toBe(303);
    const elsewhere = { headers: { ...HIDDEN.headers, 'Sec-Fetch-Site': 'cross-site' } };
    expect((await reader.post(path, form, elsewhere)).status).toBe(403);
  },
);
