import { describe, expect, it } from 'vitest';
import { leiCheckDigits } from '#domain/information-sheet/lei.ts';
import { checkEntryName, checkFacts, lacksForClosing, waitsForTelling } from './check-entry.ts';
import { factsOf, HOUSE_REGISTERS } from './house-register.ts';

const TODAY = '2026-03-02';
const LEI = `959800TESTTESTTEST${leiCheckDigits('959800TESTTESTTEST')}`;
const CONFLICT = {
  conflict_who: 'Ana Ruiz, consejera',
  conflict_what: 'Su hermano es socio del promotor.',
  conflict_seen_on: '2026-02-01',
  conflict_measures: 'No vota lo que toca al proyecto.',
};
const PROVIDER = {
  provider_function: 'Alojamiento',
  provider_critical: 'CRITICAL',
  provider_from: '2024-01-01',
  provider_data_place: 'Irlanda',
  provider_substitutable: 'MEDIUM',
  provider_exit: 'Copia diaria en otro proveedor.',
};
const INCIDENT = {
  incident_found_on: '2026-03-01',
  incident_found_at: '09:05',
  incident_effect: 'Sin pagos con tarjeta.',
};
const keysOf = (register: Parameters<typeof checkFacts>[0], facts: Record<string, string>) =>
  Object.fromEntries(Object.entries(checkFacts(register, facts, TODAY)).map(([name, { key }]) => [name, key]));

describe('an entry of a register', () => {
  it('is taken with what is required, and with every fact filled in', () => {
    expect(keysOf('conflicts', CONFLICT)).toEqual({});
    expect(keysOf('conflicts', { ...CONFLICT, conflict_told_where: 'Web', conflict_told_on: TODAY })).toEqual({});
    expect(keysOf('providers', { ...PROVIDER, provider_lei: LEI, provider_until: '2030-12-31' })).toEqual({});
    expect(keysOf('incidents', INCIDENT)).toEqual({});
  });

  it('says at once what is missing and what is wrong, each at its fact', () => {
    expect(keysOf('conflicts', {})).toEqual({
      conflict_who: 'validator.error_null',
      conflict_what: 'validator.error_null',
      conflict_seen_on: 'validator.error_null',
      conflict_measures: 'validator.error_null',
    });
    const wrong = { provider_lei: 'NOLEI', provider_critical: 'MAYBE', provider_from: '2024-02-30', other: 'x' };
    expect(keysOf('providers', { ...PROVIDER, ...wrong })).toEqual({
      provider_lei: 'validator.error_lei',
      provider_critical: 'validator.error_option',
      provider_from: 'validator.error_date_unreal',
      other: 'validator.form_field_invalid',
    });
  });

  it('cannot have been seen or told tomorrow, nor told before it was seen', () => {
    const of = (facts: object) => keysOf('conflicts', { ...CONFLICT, ...facts });
    expect(of({ conflict_seen_on: '2026-03-03' })).toEqual({ conflict_seen_on: 'validator.error_date_range' });
    expect(of({ conflict_told_where: 'Web', conflict_told_on: '2026-01-01' })).toEqual({
      conflict_told_on: 'validator.error_date_min',
    });
  });

  it('says where and when together, or neither', () => {
    expect(keysOf('conflicts', { ...CONFLICT, conflict_told_where: 'Web', conflict_told_on: '' })).toEqual({
      conflict_told_on: 'validator.error_null',
    });
    const told = { incident_told_whom: 'CNMV', incident_told_on: '', incident_told_at: '25:00' };
    expect(keysOf('incidents', { ...INCIDENT, ...told })).toEqual({
      incident_told_on: 'validator.error_null',
      incident_told_at: 'validator.error_time',
    });
  });

  it('names a way out where its function is critical', () => {
    expect(keysOf('providers', { ...PROVIDER, provider_exit: '' })).toEqual({ provider_exit: 'validator.error_null' });
    expect(keysOf('providers', { ...PROVIDER, provider_exit: '', provider_critical: 'NOT_CRITICAL' })).toEqual({});
  });

  it('has a name of one line', () => {
    expect(checkEntryName('')?.key).toBe('validator.error_null');
    expect(checkEntryName('ab')?.key).toBe('validator.error_string_min');
    expect(checkEntryName('x'.repeat(161))?.key).toBe('validator.error_string_max');
    expect(checkEntryName('Dos\nlíneas')?.key).toBe('validator.error_hidden_signs');
    expect(checkEntryName('Socio del promotor')).toBeNull();
  });
});

describe('an incident', () => {
  it('is over when its class and cause are known, and a major one when it was told', () => {
    expect(lacksForClosing('incidents', INCIDENT)).toEqual(['incident_class', 'incident_cause']);
    const major = { ...INCIDENT, incident_class: 'MAJOR', incident_cause: 'Un certificado caducado' };
    expect(lacksForClosing('incidents', major)).toEqual(['incident_told_whom']);
    expect(waitsForTelling('incidents', major)).toBe(true);
    expect(lacksForClosing('incidents', { ...major, incident_told_whom: 'CNMV' })).toEqual([]);
    expect(lacksForClosing('conflicts', {})).toEqual([]);
  });
});

describe('the registers', () => {
  it('name each fact once, so that one word stands for it everywhere', () => {
    const names = HOUSE_REGISTERS.flatMap((register) => factsOf(register).map(([name]) => name));
    expect(new Set(names).size).toBe(names.length);
  });
});
