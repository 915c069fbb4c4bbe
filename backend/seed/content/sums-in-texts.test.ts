import { expect, test } from 'vitest';
import { customization } from '#contract/customization.ts';
import { TENANT_SEEDS } from '../tenants/all-tenants.ts';
import { PROJECTS } from './projects.ts';

/** The sums of a project's texts that have the sign on the other side than the tenant has it. */
function misplaced(sign: string, position: 'before' | 'after', told: string): string[] {
  const escaped = sign.replace(/[$]/g, '\\$&');
  const wrong = position === 'before' ? `\\d\\s?${escaped}` : `${escaped}\\s?\\d[\\d.,]*`;
  return [...told.matchAll(new RegExp(wrong, 'g'))].map(([sum]) => sum);
}

test.each(TENANT_SEEDS.map(({ name, customization: look }) => [name, customization.parse(look).currency] as const))(
  'sums in the texts of projects at %s have their sign where the tenant’s own figures have it',
  (tenant, { symbol, symbol_position: position }) => {
    const told = JSON.stringify(PROJECTS[tenant] ?? []);
    expect(misplaced(symbol, position, told)).toEqual([]);
  },
);
