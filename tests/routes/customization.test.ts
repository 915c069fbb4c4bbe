import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Dashboard, startDashboard } from '#tests/support/dashboard.ts';
import { controlIn, problemsIn, unescaped } from '#tests/support/form-page.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { wordsOf } from '#tests/support/words.ts';

const DESK = '/manager/customization';
const VERSIONS = `${DESK}/versions`;
let dashboard: Dashboard;
let manager: Visitor;
let colleague: Visitor;
beforeAll(async () => {
  dashboard = await startDashboard({ PAGE_MEMORY_MB: '8' });
  manager = dashboard.visitor();
  await manager.signIn('manager@aurora.test');
  colleague = dashboard.visitor('aurora', 'en');
  await colleague.signIn('manager@aurora.test');
});
afterAll(() => dashboard?.stop());

const es = wordsOf('es');
const en = wordsOf('en');
const at = (section: string) => `${DESK}?section=${section}`;

/** The title of a stranger's page, at an address that is in no memory. */
const titleSeen = async () =>
  /<title>([^<]*)/.exec((await dashboard.visitor().get(`/login?again=${randomUUID()}`)).text)?.[1] ?? '';

/** Everything that the form of a section holds, as its page has it. */
function fieldsIn(html: string): Record<string, string> {
  const form = /<form[^>]*id="look".*?<\/form>/s.exec(html)?.[0] ?? '';
  const fields: Record<string, string> = {};
  for (const [tag] of form.matchAll(/<input\b[^>]*>/g)) {
    const name = / name="([^"]+)"/.exec(tag)?.[1];
    if (name && (!tag.includes('type="checkbox"') || tag.includes('checked')))
      fields[name] = unescaped(/ value="([^"]*)"/.exec(tag)?.[1] ?? '');
  }
  for (const [, name = '', options = ''] of form.matchAll(/<select[^>]* name="([^"]+)".*?>(.*?)<\/select>/gs))
    fields[name] = unescaped(/<option value="([^"]*)"[^>]*selected/.exec(options)?.[1] ?? '');
  for (const [, name = '', text = ''] of form.matchAll(/<textarea[^>]* name="([^"]+)"[^>]*>(.*?)<\/textarea>/gs))
    fields[name] = unescaped(text).replace(/^\n/, '');
  return fields;
}

/** Saves a section with some fields changed, as its page would send it. */
async function save(who: Visitor, section: string, changes: Record<string, string>, page?: string) {
  const fields = fieldsIn(page ?? (await who.get(at(section))).text);
  return who.post(at(section), { ...fields, ...changes, intent: 'save' });
}

/** Presses a button that asks, and says yes. */
async function confirmed(who: Visitor, path: string, fields: Record<string, string>) {
  const asked = await who.post(path, fields);
  const values = Object.fromEntries(
    [...asked.text.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, unescaped(value)],
    ),
  );
  return { asked, answer: await who.post(path, values) };
}

const versionIn = (html: string) => controlIn(html, 'version').value;
const publish = async (who: Visitor) =>
  confirmed(who, DESK, { intent: 'publish', version: versionIn((await who.get(DESK)).text) });

describe('a manager, without script,', () => {
  test('publishes a new look after a question that names each change, and everybody sees it with their next page', async () => {
    const before = await titleSeen();
    const saved = await manager.follow(await save(manager, 'brand', { title: 'Aurora Nueva', 'look-radius': 'round' }));
    expect(saved.text).toContain(es('look:saved', { name: es('look:section.brand') }));
    expect(await titleSeen()).toBe(before);

    const { asked, answer } = await publish(manager);
    expect(unescaped(asked.text)).toContain('→ Aurora Nueva');
    expect(asked.text).toContain(es('look:option.look-radius.round'));
    expect((await manager.follow(answer)).text).toContain(es('look:publish.done', { number: 2 }));
    expect(await titleSeen()).toContain('Aurora Nueva');
    // The page beside it stands in another browser's menu, in its own language.
    expect((await colleague.get(DESK)).text).toContain(en('look:draft.nothing'));
  });

  test('breaks it, is told where, and nothing typed is lost', async () => {
    const wrong = await save(manager, 'brand', { title: '', 'look-accent': 'verde', 'image-logo': 'javascript:x' });
    expect(wrong.status).toBe(422);
    expect(problemsIn(wrong.text)).toHaveLength(3);
    for (const name of ['title', 'look-accent', 'image-logo']) expect(controlIn(wrong.text, name).isInvalid).toBe(true);
    expect(controlIn(wrong.text, 'look-accent').value).toBe('verde');

    const { text, version = '' } = fieldsIn((await colleague.get(at('json'))).text);
    const cut = `${text?.slice(0, 40)}\n  oops`;
    for (const [who, words] of [
      [manager, es],
      [colleague, en],
    ] as const) {
      const answer = await who.post(at('json'), { version, text: cut, intent: 'save' });
      expect(answer.status).toBe(422);
      expect(unescaped(answer.text)).toContain(words('validator:error_json', { line: cut.split('\n').length }));
      expect(unescaped(answer.text)).toContain('oops');
    }
    const unknown = await manager.post(at('json'), { version, text: '{"titulo": "Aurora"}', intent: 'save' });
    expect(unescaped(unknown.text)).toContain(es('validator:error_json_unknown', { path: 'titulo' }));
  });

  test('goes back to the version before, which is published again as a new one', async () => {
    const list = await manager.get(VERSIONS);
    expect(list.text).toContain(es('look:versions.number', { number: 2 }));
    expect(list.text).toContain(es('look:versions.system'));
    const compared = await manager.get(`${VERSIONS}?version=1&with=2`);
    expect(unescaped(compared.text)).toContain('Aurora Nueva');
    const { asked, answer } = await confirmed(manager, VERSIONS, { intent: 'restore', number: '1', published: '2' });
    expect(asked.text).toContain(es('look:versions.ask.title', { number: 1 }));
    expect((await manager.follow(answer)).text).toContain(es('look:versions.done', { number: 3, from: 1 }));
    expect(await titleSeen()).not.toContain('Aurora Nueva');
    expect((await manager.follow(await manager.get(`${VERSIONS}?version=99&with=1`))).status).toBe(404);
  });

  test('is shown what a colleague has saved meanwhile, and loses no word of either', async () => {
    const page = (await manager.get(at('texts'))).text;
    await colleague.follow(await save(colleague, 'texts', { 'texts-signIn-es': 'Lo de la colega.' }));
    await colleague.follow(await save(colleague, 'addresses', { 'urls-faq': '/preguntas' }));
    const refused = await save(manager, 'texts', { 'texts-signIn-es': 'Lo mío.' }, page);
    expect(refused.status).toBe(409);
    expect(refused.text).toContain(es('look:theirs.title'));
    for (const words of ['Lo de la colega.', 'Lo mío.']) expect(refused.text).toContain(words);
    await manager.follow(await save(manager, 'texts', { 'texts-signIn-es': 'Lo mío.' }, refused.text));
    const now = (await manager.get(at('texts'))).text;
    expect(controlIn(now, 'texts-signIn-es').value).toBe('Lo mío.');
    expect(controlIn((await manager.get(at('addresses'))).text, 'urls-faq').value).toBe('/preguntas');
    const { answer } = await confirmed(manager, DESK, { intent: 'discard', version: versionIn(now) });
    expect((await manager.follow(answer)).text).toContain(es('look:discard.done'));
  });
});

test('a look that another process published is on the next page of a visitor, and a page in memory ends within its ten seconds', async () => {
  const { database } = dashboard;
  const guest = dashboard.visitor();
  const loginTitle = async () => /<title>([^<]*)/.exec((await guest.get('/login')).text)?.[1] ?? '';
  await loginTitle();
  const since = Date.now();
  await database.query(
    `update tenants set customization = jsonb_set(customization, '{title}', '"De otro proceso"'), version = version + 1 where name = 'aurora'`,
  );
  expect(await titleSeen()).toContain('De otro proceso');
  while (!(await loginTitle()).includes('De otro proceso')) {
    expect(Date.now() - since).toBeLessThan(11_000);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  expect((await manager.get(DESK)).text).toContain('De otro proceso');
});

test('every section stands at its address in both languages, and one that there is not is the first', async () => {
  for (const [who, words] of [
    [manager, es],
    [colleague, en],
  ] as const) {
    for (const section of ['css', 'texts', 'currency', 'screens', 'registration', 'extras', 'modules', 'company'])
      expect((await who.get(at(section))).text).toContain(`<h2 id="section-title">${words(`look:section.${section}`)}`);
    expect((await who.get(at('nothing'))).text).toContain(words('look:about.brand'));
  }
});

test('a manager who saves css that hides things reads which lines are not served and why, in both languages', async () => {
  const css = 'h1 { color: #123456 }\nmain { display: none }\n@keyframes gone { to { opacity: 0 } }';
  expect((await save(manager, 'css', { css })).status).toBe(303);
  const own = (await manager.get(at('css'))).text;
  expect(own).toContain(es('look:leftOut.line', { line: 2 }));
  expect(own).toContain(es('look:leftOut.why.hides'));
  expect(own).toContain('@keyframes');
  const theirs = (await colleague.get(at('css'))).text;
  expect(theirs).toContain(en('look:leftOut.line', { line: 3 }));
  expect(theirs).toContain(en('look:leftOut.why.rule'));
  expect((await save(manager, 'css', { css: 'h1 { color: #123456 }' })).status).toBe(303);
  expect((await manager.get(at('css'))).text).not.toContain(es('look:leftOut.title'));
});
