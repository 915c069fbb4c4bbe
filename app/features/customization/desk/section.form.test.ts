import { parseWithZod } from '@conform-to/zod/v4';
import { describe, expect, it } from 'vitest';
import { customization } from '#contract/customization.ts';
import { LOOK_SECTION_NAMES, type LookSection } from '#contract/look-fields.ts';
import { lookValue, withLookValues } from '#contract/look-values.ts';
import { formValues } from './fields.server.ts';
import { nameOf, namesByPath, sectionForm, sentValues } from './section.form.ts';

const LOOK = customization.parse({
  title: 'Aurora Capital',
  look: { accent: '#0B6B4F', header: 'brand', face: 'fraunces' },
  urls: { home: 'https://aurora.example/', faq: '/preguntas' },
  hide: { progressBar: true, register: true },
  fields: { register: ['birthday', 'phone'] },
  extras: { homeWidget: true },
  texts: { signIn: { es: 'Sol y tierra.' }, investCustomDisclaimer: { es: 'Uno.\nDos.', en: 'One.' } },
  analytics: { googleTagManagerId: 'GTM-ABC123' },
  tenant: { name: 'Aurora', support_email: 'ayuda@aurora.example', upload_limit_mb: 20 },
});

/** A section's form as a browser sends it: a box that is not ticked is not sent. */
function sent(section: LookSection, changes: Record<string, string> = {}): FormData {
  const form = new FormData();
  form.set('version', '3');
  for (const [name, value] of Object.entries({ ...formValues(section, LOOK), ...changes }))
    if (value !== '' || !namesOfSwitches(section).has(name)) form.set(name, value);
  return form;
}

const namesOfSwitches = (section: LookSection) =>
  new Set(
    Object.keys(namesByPath(section))
      .filter((path) => typeof lookValue(LOOK, path) === 'boolean')
      .map(nameOf),
  );

const read = (section: LookSection, form: FormData) => parseWithZod(form, { schema: sectionForm(section) });

describe('the form of a section', () => {
  it.each(LOOK_SECTION_NAMES)(
    'sends back what it shows of %s, so that saving without a change changes nothing',
    (section) => {
      const submission = read(section, sent(section));
      if (submission.status !== 'success') throw new Error(JSON.stringify(submission.error));
      const values = sentValues(section, submission.value);
      for (const path of Object.keys(namesByPath(section)))
        expect([path, values[path]]).toEqual([path, lookValue(LOOK, path)]);
      expect(customization.parse(withLookValues(LOOK, values)).texts).toEqual(LOOK.texts);
    },
  );

  it('takes an emptied box as empty, and refuses what may not be empty at its field', () => {
    const emptied = read('addresses', sent('addresses', { 'urls-faq': '' }));
    expect(emptied.status === 'success' && sentValues('addresses', emptied.value)['urls.faq']).toBe('');
    const homeless = read('addresses', sent('addresses', { 'urls-home': '  ' }));
    expect(homeless.status === 'error' && Object.keys(homeless.error ?? {})).toEqual(['urls-home']);
  });

  it('refuses all that is wrong at once, each at its field', () => {
    const wrong = sent('brand', {
      'look-accent': 'green',
      title: '',
      'image-logo': 'javascript:alert(1)',
      'look-face': 'comic',
    });
    const submission = read('brand', wrong);
    expect(submission.status === 'error' && Object.keys(submission.error ?? {}).sort()).toEqual([
      'image-logo',
      'look-accent',
      'look-face',
      'title',
    ]);
  });

  it('switches off what was ticked and is not any more', () => {
    const form = sent('screens');
    form.delete('hide-register');
    const submission = read('screens', form);
    expect(submission.status === 'success' && sentValues('screens', submission.value)).toMatchObject({
      'hide.register': false,
      'hide.progressBar': true,
    });
  });
});
