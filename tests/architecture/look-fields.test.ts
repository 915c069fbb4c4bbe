import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TENANT_SEEDS } from '#backend/seed/tenants/all-tenants.ts';
import { customization } from '#contract/customization.ts';
import { fieldsOfSection, LOOK_SECTION_NAMES, USUAL_LOOK } from '#contract/look-fields.ts';
import { lookValue, sectionOfLeaf, withLookValues } from '#contract/look-values.ts';
import { changedLeaves, leavesOf, type Tree } from '#domain/tenant/leaves.ts';

const LOOKS = TENANT_SEEDS.map(({ name, customization: own }) => ({ name, look: customization.parse(own) }));
const ALL = LOOK_SECTION_NAMES.flatMap((section) =>
  Object.entries(fieldsOfSection(section)).map(([path, field]) => ({ section, path, field })),
);

test('every leaf of a customization is a field of one section, or is written as JSON', () => {
  const leaves = Object.keys(leavesOf(USUAL_LOOK as Tree));
  const odd = leaves.filter((path) => ['flows', 'payments'].includes(sectionOfLeaf(path)));
  expect(odd.sort()).toEqual(['flows.onboarding', 'flows.project_status', 'payment_methods']);
  expect(new Set(ALL.map(({ path }) => path)).size).toBe(ALL.length);
});

test.each(LOOKS)('the look of $name is taken by every field as it stands', ({ look }) => {
  const refused = ALL.filter(({ path, field }) => !field.safeParse(lookValue(look, path)).success);
  expect(refused.map(({ path }) => `${path}: ${lookValue(look, path)}`)).toEqual([]);
});

test.each(LOOKS)('writing the fields of $name as they are changes nothing', ({ look }) => {
  const values = Object.fromEntries(ALL.map(({ path }) => [path, lookValue(look, path)]));
  const again = customization.parse(withLookValues(look, values));
  // The order in which registration asks is the product's.
  const sorted = (one: typeof look) => ({ ...one, fields: { register: [...one.fields.register].sort() } });
  expect(changedLeaves(sorted(look), sorted(again))).toEqual([]);
});

test('a value that a field takes is one that the whole takes too', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ALL), fc.oneof(fc.string(), fc.boolean(), fc.webUrl()), ({ path, field }, typed) => {
      const read = field.safeParse(typed);
      if (!read.success || read.data === undefined) return;
      const made = customization.safeParse(withLookValues(USUAL_LOOK, { [path]: read.data }));
      expect(made.success, `${path} = ${JSON.stringify(typed)}`).toBe(true);
    }),
  );
});

test.each([
  ['title', 'Aurora Capital', ' '],
  ['title', 'a'.repeat(80), 'a'.repeat(81)],
  ['look.accent', '#0B6b4f', '0b6b4f'],
  ['look.accent', '#ffffff', '#fff'],
  ['look.accent_dark', '', '#12345g'],
  ['look.face', 'fraunces', 'Comic Sans'],
  ['image.logo', 'https://aurora.example/logo.svg', 'data:image/svg+xml,<svg/>'],
  ['image.logo', '/logo.svg', '//evil.example/logo.svg'],
  ['urls.home', '/login', ''],
  ['urls.faq', '', 'javascript:alert(1)'],
  ['urls.faq', 'http://aurora.example', 'https:// '],
  ['urls.faq', '/preguntas?de=pie#uno', '/\\evil.example'],
  ['currency.symbol', '€', ''],
  ['currency.code', 'EUR', 'eur'],
  ['tenant.support_email', 'ayuda@aurora.example', 'ayuda@'],
  ['tenant.time_zone', 'Atlantic/Canary', 'Europe/Atlantis'],
  ['tenant.upload_limit_mb', '50', '51'],
  ['tenant.upload_limit_mb', '1', '1.5'],
  ['analytics.googleTagManagerId', 'GTM-ABC123', "GTM-ABC123'><script>"],
  ['analytics.metaPixelId', '12345678', '12345678\n9'],
  ['analytics.mavaToken', '', 'a b'],
  ['hide.register', true, 'true'],
] as const)('the field %s takes %j and refuses %j', (path, taken, refused) => {
  const field = ALL.find((one) => one.path === path)?.field;
  expect(field?.safeParse(taken).success).toBe(true);
  expect(field?.safeParse(refused).success).toBe(false);
});
