import { describe, expect, test } from 'vitest';
import { settingValues, withSettingValues } from '#contract/setting-values.ts';
import { sentSettings, settingForm } from './setting.form.ts';

const WRITING = { lang: 'es', symbol: '€' } as const;

describe('the form of a section of the settings', () => {
  test('reads figures as the reader writes them and sends them as the API takes them', () => {
    const form = settingForm('control', WRITING);
    const value = form.parse({
      number: '3',
      'distributions-secondApprovalAbove': '2.500,5 €',
      'screening-fundsFrom': '15.000',
      'informationSheet-needsTwo': 'on',
    });
    expect(value.number).toBe(3);
    expect(sentSettings('control', value)).toMatchObject({
      'distributions.secondApprovalAbove': '2500.50',
      'screening.fundsFrom': '15000.00',
      'informationSheet.needsTwo': true,
      'secondFactor.requiredOf.ADMIN': false,
    });
    const rate = settingForm('tax', WRITING).parse({ number: '0', 'tax-law': 'OWN', withholdingPercent: '19 %' });
    expect(sentSettings('tax', rate)).toEqual({ 'tax.law': 'OWN', withholdingPercent: '19.00' });
  });

  test('lets what may be empty be empty, and nothing else', () => {
    expect(sentSettings('mail', settingForm('mail', WRITING).parse({ number: '0' }))).toEqual({
      'mail.from': '',
      'mail.replyTo': '',
    });
    expect(settingForm('safeguarding', WRITING).safeParse({ number: '0' }).success).toBe(false);
  });
});

test('a section of the settings is read back as it was written, and other settings stay', () => {
  const before = { uploads: { filesPerDay: 5 }, secondFactor: { requiredOf: ['USER'] }, beside: true };
  const after = withSettingValues(before, {
    'uploads.filesPerDay': '70',
    'mail.from': '',
    'safeguarding.iban': 'es91 2100 0418 4502 0005 1332',
    'secondFactor.requiredOf.ADMIN': true,
  });
  expect(after).toEqual({
    uploads: { filesPerDay: 70 },
    mail: { from: null },
    safeguarding: { iban: 'ES9121000418450200051332' },
    secondFactor: { requiredOf: ['ADMIN', 'USER'] },
    beside: true,
  });
  expect(settingValues('limits', after)).toEqual({ 'uploads.filesPerDay': '70', 'uploads.megabytesPerDay': '' });
  expect(settingValues('control', after)).toMatchObject({
    'secondFactor.requiredOf.ADMIN': true,
    'secondFactor.requiredOf.ISSUER': false,
  });
});
