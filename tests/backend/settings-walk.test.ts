import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { tenantSettings } from '#backend/tenant/tenant-settings.ts';
import { fieldsOfSettings, REQUIRED_OF } from '#contract/setting-fields.ts';
import { type SettingValue, type SettingValues, TREATIES } from '#contract/setting-values.ts';
import { changeSettings, decideSettings, getSettings } from '#contract/settings.ts';
import { type TreatyRateJson, treatyRatesText } from '#contract/treaty-rate.ts';
import { ROLES } from '#domain/access/roles.ts';
import { leiCheckDigits } from '#domain/information-sheet/lei.ts';
import { SETTING_SECTIONS } from '#domain/tenant/setting-rules.ts';
import { good } from '#tests/support/order-steps.ts';
import { makeSettingWorld, type SettingPlace, type SettingWorld } from '#tests/support/setting-world.ts';

let world: SettingWorld;
let own: object;
beforeAll(async () => {
  world = await makeSettingWorld();
  const [row] = await world.db.query<{ settings: object }>('select settings from tenants where id = $1', [
    world.tenantId,
  ]);
  own = row?.settings ?? {};
});
afterEach(() => world.restore(own));
afterAll(() => world?.close());

interface Proof {
  /** Where it is seen. */
  at: SettingPlace;
  /** Another value than the tenant's own. */
  to: SettingValue;
  /** What both of the compared tenants have besides. */
  given?: SettingValues;
}

const AMERICAN: TreatyRateJson = {
  ...{ country: 'US', kind: 'DIVIDEND', legalType: null, percent: '15.00', from: '1990-11-21', until: null },
  source: 'Convenio con Estados Unidos, art. 10.2.b',
};

/** Each setting that a manager can change: where a tenant that differs in it alone acts otherwise. */
const PROOFS: Record<string, Proof> = {
  legalName: { at: 'sheet', to: 'Otra Casa, S.L.' },
  taxNumber: { at: 'sheet', to: 'B88011374' },
  registerKeeper: { at: 'legitimation', to: 'Otra Entidad de Registro, S.A.' },
  'informationSheet.providerLei': { at: 'sheet', to: `959800LONJA0000000${leiCheckDigits('959800LONJA0000000')}` },
  'safeguarding.holder': { at: 'balance', to: 'Otra Cuenta' },
  'safeguarding.iban': { at: 'balance', to: 'ES7921000813610123456789' },
  'safeguarding.bic': { at: 'balance', to: 'BSCHESMMXXX' },
  'safeguarding.bank': { at: 'balance', to: 'Otro Banco' },
  payoutWallet: { at: 'walletPayouts', to: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' },
  'distributions.secondApprovalAbove': { at: 'distribution', to: '50.00' },
  'screening.fundsFrom': { at: 'funds', to: '100.00', given: { 'screening.fundsHold': true } },
  'screening.fundsHold': { at: 'contract', to: true, given: { 'screening.fundsFrom': '100.00' } },
  'screening.sanctionsAddress': { at: 'watchLists', to: 'https://listas.example/ue.xml' },
  'informationSheet.needsTwo': { at: 'offerChange', to: true },
  ...Object.fromEntries(
    ROLES.map((role): [string, Proof] => [`${REQUIRED_OF}.${role}`, { at: `signedIn.${role}`, to: true }]),
  ),
  orderExpiryDays: { at: 'confirmed', to: '21' },
  orderReminderDaysBefore: { at: 'reminded', to: '5' },
  oversubscription: { at: 'begun', to: 'PRO_RATA' },
  waitingListDays: { at: 'movedUp', to: '7' },
  interestDuringCampaign: { at: 'issuance', to: true },
  issuersSeeInitials: { at: 'holders', to: true },
  knowledgePassMark: { at: 'knowledgeTest', to: '7' },
  warningGateMin: { at: 'investFlow', to: '500.00' },
  refundContactAtPercent: { at: 'issuance', to: '70' },
  'tax.law': { at: 'distributed', to: 'OWN', given: { withholdingPercent: '21.00' } },
  withholdingPercent: { at: 'distributed', to: '21.00', given: { 'tax.law': 'OWN' } },
  [TREATIES]: { at: 'distributed', to: treatyRatesText([AMERICAN]) },
  'mail.from': { at: 'mail', to: 'hola@otra-casa.test' },
  'mail.replyTo': { at: 'mail', to: 'ayuda@otra-casa.test' },
  'uploads.filesPerDay': { at: 'uploads', to: '2' },
  'uploads.megabytesPerDay': { at: 'uploads', to: '1' },
};

const sectionOf = (path: string) => {
  const found = SETTING_SECTIONS.find((section) => Object.hasOwn(fieldsOfSettings(section), path));
  if (!found) throw new Error(`no section has ${path}`);
  return found;
};

/** As managers change it: one asks at the page of its section, and where that needs two, the other agrees. */
async function change(path: string, value: SettingValue): Promise<void> {
  const section = sectionOf(path);
  const { sections } = good(await world.call(getSettings, { as: world.manager })).data;
  const number = sections.find((one) => one.section === section)?.number ?? 0;
  const body = { section, number, values: { [path]: value } };
  const asked = good(await world.call(changeSettings, { body, as: world.manager, key: randomUUID() })).data;
  if (!asked.waits) return;
  const yes = { params: { id: asked.id }, body: { act: 'approve' as const }, as: world.colleague, key: randomUUID() };
  good(await world.call(decideSettings, yes));
}

/** The leaves of the kept settings, as paths; a list is one. Contracts with others are the installation's and no manager's: `contracts-walk.test.ts` has them. */
const CONTRACTS = ['redsys', 'chain', 'tokenChain', 'card', 'identity'];
function leavesOf(schema: z.core.$ZodType, at = ''): string[] {
  if (CONTRACTS.includes(at)) return [];
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([key, inner]) =>
      leavesOf(inner as z.core.$ZodType, at ? `${at}.${key}` : key),
    );
  const { innerType } = schema._zod.def as { innerType?: z.core.$ZodType };
  return innerType ? leavesOf(innerType, at) : [at];
}

describe('a setting of the platform', () => {
  test('is in this list, every one that a manager can change and no other', () => {
    const all = SETTING_SECTIONS.flatMap((section) => Object.keys(fieldsOfSettings(section)));
    expect(Object.keys(PROOFS).sort()).toEqual(all.sort());
  });

  test('is one that a manager can change, or a contract with others: nothing else is kept', () => {
    const paths = Object.keys(PROOFS).map((path) => (path.startsWith(`${REQUIRED_OF}.`) ? REQUIRED_OF : path));
    expect([...new Set(paths)].sort()).toEqual(leavesOf(tenantSettings).sort());
  });

  test.each(Object.entries(PROOFS))('%s does something', async (path, { at, to, given = {} }) => {
    for (const [name, value] of Object.entries(given)) await change(name, value);
    const before = await world.seen(at);
    expect(before).toBeDefined();
    // The same tenant acts the same twice: what differs below is the setting's doing.
    expect(await world.seen(at)).toEqual(before);
    await change(path, to);
    expect(await world.seen(at)).not.toEqual(before);
  });
});
