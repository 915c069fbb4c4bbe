import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { customization } from '#contract/customization.ts';
import { REFERENCE_BRANDS } from '#domain/brand/reference-brands.ts';
import { TENANT_SEEDS } from './all-tenants.ts';

const brands = TENANT_SEEDS.map(({ name, customization: own }) => ({ name, full: customization.parse(own) }));

describe('the brands of the demo data', () => {
  it.each(brands)('$name has a picture and a sentence at its door, and a mark that mail programs draw', ({ full }) => {
    const { sign_in: picture, mail, logo } = full.image;
    for (const file of [picture, mail, logo]) expect(existsSync(path.join('public', file)), file).toBe(true);
    expect(mail).toMatch(/\.(png|jpe?g)$/);
    expect(Object.values(full.texts.signIn).every((text) => text.length > 10 && text.length < 80)).toBe(true);
    expect(Object.keys(full.texts.signIn).sort()).toEqual(['en', 'es']);
  });

  it('are no two alike in what a stranger sees first: paper, header, opening and face', () => {
    const faces = brands.map(({ full: { look } }) =>
      [look.ground, look.header, look.hero, look.face, look.heading_case, look.radius, look.scheme].join(' '),
    );
    expect(new Set(faces).size).toBe(22);
  });

  it('hold the five reference brands, each as it is shown in the gallery', () => {
    for (const [name, look] of Object.entries(REFERENCE_BRANDS))
      expect(brands.find((one) => one.name === name)?.full.look).toEqual(look);
    const { length } = Object.keys(REFERENCE_BRANDS);
    for (const field of ['accent', 'face'] as const)
      expect(new Set(Object.values(REFERENCE_BRANDS).map((look) => look[field])).size).toBe(length);
  });
});
