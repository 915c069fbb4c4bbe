import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PROJECT_PICTURES_MAX } from '#domain/limits.ts';
import { type Dashboard, startDashboard } from '#tests/support/dashboard.ts';
import { send, window } from '#tests/support/editor-window.ts';
import { controlIn, problemsIn, unescaped } from '#tests/support/form-page.ts';
import { pictureFile } from '#tests/support/sample-pictures.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { wordsOf } from '#tests/support/words.ts';

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await startDashboard();
});
afterAll(() => dashboard?.stop());

/** An editor's page and words: an issuer's in Spanish, a manager's in English at another tenant. */
interface Desk {
  who: Visitor;
  edit: string;
  lang: 'es' | 'en';
  id: string;
}

async function desk(area: 'entrepreneur' | 'manager', tenant: string, lang: 'es' | 'en'): Promise<Desk> {
  const who = dashboard.visitor(tenant, lang);
  await who.signIn(`${area === 'manager' ? 'manager' : 'issuer'}@${tenant}.test`);
  const [issuer] = await dashboard.database.query<{ id: string }>(
    `select u.id from users u join tenants t on t.id = u.tenant_id where t.name = $1 and u.email = $2`,
    [tenant, `issuer@${tenant}.test`],
  );
  const made = await who.post(`/${area}/issuances/create`, {
    ...{ title_es: 'Molino', title_en: 'Mill', product_type: 'DEBT', sector: 'food' },
    ...{ price: '10', tokens_for_sale: '100', idempotency_key: randomUUID() },
    ...(area === 'manager' ? { issuer_user_id: issuer?.id ?? '' } : {}),
  });
  const edit = made.to ?? '';
  return { who, edit, lang, id: edit.split('/')[3] ?? '' };
}

const RADIOS = { minting_strategy: 'MANUAL', oversubscription: 'FIRST_COME' };

/** Saves a section with some of it changed: what the page says is wrong, and the page. */
async function save({ who, edit }: Desk, section: string, change: Record<string, string | File>) {
  const path = `${edit}?section=${section}`;
  const form = { ...(await window(who, path)), ...(section === 'token' ? RADIOS : {}), ...change, intent: 'save' };
  const answer = await send(who, path, form);
  return { status: answer.status, text: answer.text, said: problemsIn(answer.text) };
}

describe.each([
  ['an issuer in Spanish', 'entrepreneur', 'aurora', 'es'],
  ['a manager in English', 'manager', 'ladrillo', 'en'],
] as const)('%s', (_, area, tenant, lang) => {
  let own: Desk;
  const words = wordsOf(lang);
  beforeAll(async () => {
    own = await desk(area, tenant, lang);
  });

  test.each([
    ['card', { title_es: ' ', title_en: ' ' }, 'title_es', 'error_null'],
    ['card', { title_es: 'x'.repeat(20_000) }, 'title_es', 'error_string_max'],
    ['card', { title_es: 'Huerta\u202eralos' }, 'title_es', 'error_hidden_signs'],
    ['card', { slug: 'manager' }, 'slug', 'error_slug_word'],
    ['card', { slug: 'Riego Solar' }, 'slug', 'error_slug'],
    ['issuer', { issuer_website: 'www.molino.example' }, 'issuer_website', 'error_url'],
    ['issuer', { issuer_website: 'http://a.b' }, 'issuer_website', 'error_url_min'],
    ['issuer', { issuer_website: `https://a.example/${'a'.repeat(200)}` }, 'issuer_website', 'error_url_max'],
    ['issuer', { issuer_register_place: 'Soria (capital)' }, 'issuer_register_place', 'error_string_special_chars'],
    ['issuer', { issuer_register_volume: '1234567' }, 'issuer_register_volume', 'error_number_max_digits'],
    ['issuer', { issuer_register_folio: 'ocho' }, 'issuer_register_folio', 'error_number'],
    ['token', { target: '999' }, 'target', 'error_offer_target'],
    ['images', { video: 'https://example.com/video' }, 'video', 'error_video'],
  ] as const)(
    '%s with %j is told so at its field, in their language, and what was typed is still there',
    async (...given) => {
      const [section, change, field, key] = given;
      const { status, text, said } = await save(own, section, change);
      expect(status).toBe(422);
      expect(said.join(' ')).toContain(words(`validator:${key}`));
      const [typed] = Object.values(change);
      expect(controlIn(text, field)).toEqual({ value: typed, isInvalid: true });
    },
  );

  test('the public’s card shows what was typed, as far as it can be read, and nothing of it is saved', async () => {
    const look = async (section: string, change: Record<string, string>) => {
      const path = `${own.edit}?section=${section}`;
      const form = {
        ...(await window(own.who, path)),
        ...(section === 'token' ? RADIOS : {}),
        ...change,
        intent: 'look',
      };
      const { status, text } = await send(own.who, path, form);
      return {
        status,
        text,
        card: unescaped(/<aside[\s\S]*?<\/aside>/.exec(text)?.[0] ?? '').replace(/<[^>]+>/g, ' '),
      };
    };
    const number = (es: string, en: string) => (lang === 'es' ? es : en);
    const card = await look('card', { [`title_${lang}`]: 'Molino & Noria', location: 'Soria' });
    expect([card.status, card.card]).toEqual([200, expect.stringContaining('Molino & Noria')]);
    expect(card.card).toContain('Soria');
    expect(card.card).toContain(words('projects:cardIsTyped'));
    expect(controlIn(card.text, `title_${lang}`)).toEqual({ value: 'Molino & Noria', isInvalid: false });

    // What cannot be read keeps what is saved (10 a token), beside what can.
    const token = await look('token', { price: 'mucho', tokens_for_sale: '500', target: '' });
    expect(token.card).toContain(number('5.000', '5,000'));
    expect(controlIn(token.text, 'price').value).toBe('mucho');
    const dearer = await look('token', { price: '20', tokens_for_sale: '500', target: '' });
    expect(dearer.card).toContain(number('10.000', '10,000'));
    // The sentence goes along.
    expect(unescaped(dearer.text)).toContain(number('10.000,00', '10,000.00'));
    const { text } = await own.who.get(`${own.edit}?section=card`);
    expect(text).not.toContain('Noria');
    expect(text).toContain(words('projects:cardIsSaved'));
  });

  test('a last day before the first one is told at its field', async () => {
    const { status, text } = await save(own, 'calendar', {
      ...{ starts_on_day: '2', starts_on_month: '2', starts_on_year: '2030' },
      ...{ ends_on_day: '1', ends_on_month: '2', ends_on_year: '2030' },
    });
    expect([status, controlIn(text, 'ends_on').isInvalid]).toEqual([422, true]);
  });

  test('an address that another project has, or had, is refused', async () => {
    const [taken] = await dashboard.database.query<{ slug: string }>(
      `select s.slug from issuance_slugs s join tenants t on t.id = s.tenant_id where t.name = $1 and s.issuance_id <> $2 limit 1`,
      [tenant, own.id],
    );
    const { status, said } = await save(own, 'card', { slug: taken?.slug ?? '' });
    expect([status, said.length]).toEqual([422, 1]);
    expect(said[0]).toContain(words('validator:error_slug_taken'));
  });

  test('several things wrong are told at once; blanks and markup that came with pasting are no text of a page', async () => {
    const { said } = await save(own, 'issuer', {
      issuer_website: 'x',
      issuer_register_folio: 'x',
      issuer_register_place: '<',
    });
    expect(said).toHaveLength(3);
    const pasted = '  <b onclick=alert(1)>Molino</b>  ';
    expect((await save(own, 'issuer', { issuer_name: pasted })).status).toBe(303);
    const { text } = await own.who.get(`${own.edit.replace(/\/edit$/, '')}`);
    expect(text).not.toContain('<b onclick');
    expect(unescaped(text)).toContain('<b onclick=alert(1)>Molino</b>');
  });

  test('a picture of 40 MB is named with the most that it may have, and nothing typed is lost', async () => {
    const big = new File([new Uint8Array(40_000_000)], 'enorme.jpg', { type: 'image/jpeg' });
    const video = 'https://youtu.be/dQw4w9WgXcQ';
    const { status, text, said } = await save(own, 'images', { video, new_pictures: big });
    expect([status, said.length, controlIn(text, 'video').value]).toEqual([422, 1, video]);
    expect(said[0]).toContain('enorme.jpg');
    expect(said[0]).toContain(words('validator:error_file_size', { max: 10 }).slice(0, 20));
  });

  test('a 41st picture is named, and the forty that were sent with it are kept', async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(await window(own.who, `${own.edit}?section=images`)))
      form.append(name, value);
    form.append('intent', 'save');
    for (let at = 1; at <= PROJECT_PICTURES_MAX + 1; at++) {
      // Far apart: the same file twice is one picture.
      const colour = `#${(at * 6).toString(16).padStart(2, '0')}40${(255 - at * 6).toString(16).padStart(2, '0')}`;
      form.append('new_pictures', await pictureFile(`foto-${at}.jpg`, { width: 64, height: 48, colour }));
    }
    const answer = await own.who.upload(`${own.edit}?section=images`, form);
    const said = problemsIn(answer.text);
    expect([answer.status, said.length]).toEqual([422, 1]);
    expect(said[0]).toContain(`foto-${PROJECT_PICTURES_MAX + 1}.jpg`);
    expect(said[0]).toContain(words('validator:error_file_count', { max: PROJECT_PICTURES_MAX }));
    const [kept] = await dashboard.database.query<{ count: number }>(
      'select count(*)::int as count from issuance_pictures where issuance_id = $1',
      [own.id],
    );
    expect(kept?.count).toBe(PROJECT_PICTURES_MAX);
  });
});
