import { expect, test } from 'vitest';
import { lookAddress, previewAsked } from './look-address.ts';

const at = (query: string) => new URL(`https://aurora.example/manager/customization${query}`);

test('the preview shows what its address names, and what is usual where it names nothing that there is', () => {
  expect(previewAsked(at(''), 'en')).toEqual({ show: 'project', width: 'desktop', scheme: 'light', in: 'en' });
  expect(previewAsked(at('?show=mail&width=phone&scheme=dark&in=es'), 'en')).toEqual({
    show: 'mail',
    width: 'phone',
    scheme: 'dark',
    in: 'es',
  });
  expect(previewAsked(at('?show=users&width=9999&scheme=auto&in=fr'), 'es')).toEqual(previewAsked(at(''), 'es'));
});

test('an address of a section keeps what was chosen of the preview, and nothing else of the address', () => {
  const url = at('?section=css&width=phone&in=en&show=users&x=1');
  expect(lookAddress(url, 'brand')).toBe('/manager/customization?section=brand&width=phone&in=en');
  expect(lookAddress(url, 'brand', { width: 'tablet', scheme: 'dark' })).toBe(
    '/manager/customization?section=brand&width=tablet&scheme=dark&in=en',
  );
  expect(lookAddress(at(''), 'json')).toBe('/manager/customization?section=json');
});
