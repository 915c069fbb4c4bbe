import { afterAll, beforeAll, expect, test } from 'vitest';
import { CAMPAIGN_STEPS } from '#domain/issuance/campaign-days.ts';
import { type Dashboard, startDashboard } from '#tests/support/dashboard.ts';
import { demoSamples } from '#tests/support/demo-samples.ts';
import { partOf } from '#tests/support/page-sums.ts';
import { wordsOf } from '#tests/support/words.ts';

let dashboard: Dashboard;
let issuance: { id: string; slug: string; intro: string; description: string; member: string; document: string };

beforeAll(async () => {
  dashboard = await startDashboard();
  const { issuanceId: id, slug } = await demoSamples(dashboard.database);
  const [row] = await dashboard.database.query<{
    intro: string;
    description: string;
    member: string;
    document: string;
  }>(
    `select i.short_description->>'es' intro, i.sections->'description'->>'es' description,
       (select name from issuance_team m where m.issuance_id = i.id limit 1) member,
       (select title->>'es' from issuance_documents d where d.issuance_id = i.id limit 1) document
     from issuances i where id = $1`,
    [id],
  );
  if (!row) throw new Error('the demo project is missing');
  issuance = { id, slug, ...row };
});
afterAll(() => dashboard?.stop());

const firstWords = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .trim()
    .split(/\s+/)
    .slice(0, 6)
    .join(' ');

/** The rows of figures in a piece of a page, cell by cell. */
const rowsOf = (html: string) =>
  (/<tbody.*<\/tbody>/s.exec(html)?.[0] ?? '')
    .split('<tr')
    .slice(1)
    .map((row) =>
      [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = '']) => cell.replace(/<[^>]+>/g, '')),
    );
const numberIn = (text = '') => Number(text.replace(/\D/g, ''));

test.each([
  ['manager', '/manager/issuances'],
  ['issuer', '/entrepreneur/issuances'],
] as const)(
  'the %s reads a whole project on its sheet: words, team, documents, address and mark',
  async (who, list) => {
    const visitor = dashboard.visitor();
    await visitor.signIn(`${who}@aurora.test`);
    const { status, text } = await visitor.get(`${list}/${issuance.id}`);
    expect(status).toBe(200);
    const words = text.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
    expect(words).toContain(firstWords(issuance.intro));
    expect(words).toContain(firstWords(issuance.description));
    expect(words).toContain(issuance.member);
    expect(words).toContain(issuance.document);
    expect(words).toContain(`/invest/${issuance.slug}`);
    // Reading is not asking: the form for questions is the investors'.
    expect(text).not.toContain('name="question"');
  },
);

test.each([
  ['manager', '/manager/issuances', 'es'],
  ['issuer', '/entrepreneur/issuances', 'en'],
] as const)(
  'the %s sees on a sheet’s figures what came in by day and who took each step, and each step is the sum of its column below',
  async (who, list, lang) => {
    const words = wordsOf(lang);
    const visitor = dashboard.visitor('aurora', lang);
    await visitor.signIn(`${who}@aurora.test`);
    const { status, text } = await visitor.get(`${list}/${issuance.id}?tab=figures`);
    expect(status).toBe(200);
    const main = partOf(text, 'main');
    const [raise = '', funnel = ''] = [words('issuances:figures.raise'), words('issuances:figures.funnel')].map(
      (title, at, titles) => main.slice(main.indexOf(title), at === 0 ? main.lastIndexOf(titles[1] ?? '') : undefined),
    );
    // What came in: a drawing, and each day with money as a row whose last column is the sum until then.
    expect(raise).toMatch(/<svg/);
    expect(rowsOf(raise).length).toBeGreaterThan(1);
    const steps = [...funnel.matchAll(/<li[^>]*><span>([^<]+)<\/span><span[^>]*>([\d.,]+)/g)].map(([, name, count]) => [
      name,
      numberIn(count),
    ]);
    const names = CAMPAIGN_STEPS.map((step) => words(`issuances:figures.step.${step}`));
    expect(steps.map(([name]) => name)).toEqual(names);
    const sums = names.map((_, at) => rowsOf(funnel).reduce((sum, cells) => sum + numberIn(cells[at + 1]), 0));
    expect(steps.map(([, count]) => count)).toEqual(sums);
    expect(sums[names.indexOf(words('issuances:figures.step.ordered'))]).toBeGreaterThan(0);
  },
);

test('a project at 90 % of its target or more names whom to ask about disbursement and refunds; below, it does not', async () => {
  await dashboard.database.query(
    `update tenants set customization = jsonb_set(customization, '{urls,contact}', '"https://aurora.example/contacto"') where name = 'aurora'`,
  );
  // The demo data at this scale hold no campaign that has come so far: one project sells no more than it has sold.
  await dashboard.database.query(
    `update issuances set tokens_for_sale = tokens_taken, soft_cap_tokens = 0 where id = (
       select i.id from issuances i join investments v on v.tenant_id = i.tenant_id and v.issuance_id = i.id
       where i.tenant_id = (select id from tenants where name = 'aurora') and i.status = 'CAMPAIGN' and i.campaign_ends_at > now()
       group by i.id, i.tokens_taken
       order by sum(v.tokens) filter (where v.status in ('CHARGED', 'SIGNED_PENDING', 'SIGNED', 'MINTED', 'CLOSED'))::numeric
         / nullif(i.tokens_taken, 0) desc nulls last limit 1)`,
  );
  const pages = await dashboard.database.query<{ slug: string; percent: string }>(
    `select i.slug, coalesce(100.0 * sum(v.amount_cents) filter (where v.status in ('CHARGED', 'SIGNED_PENDING', 'SIGNED', 'MINTED', 'CLOSED'))
       / (i.tokens_for_sale * i.price * 100), 0)::text percent
     from issuances i left join investments v on v.tenant_id = i.tenant_id and v.issuance_id = i.id
     where i.tenant_id = (select id from tenants where name = 'aurora') and i.status = 'CAMPAIGN' and i.campaign_ends_at > now()
     group by i.id, i.slug, i.tokens_for_sale, i.price`,
  );
  const told: boolean[] = [];
  for (const { slug, percent } of pages) {
    const { text } = await dashboard.visitor().get(`/invest/${slug}`);
    const isNear = Number(percent) >= 90;
    told.push(isNear);
    expect([slug, text.includes('Contacto para el desembolso y las devoluciones')]).toEqual([slug, isNear]);
  }
  expect(new Set(told).size).toBe(2);
});
