import { expect, it } from 'vitest';
import { signInAddress } from './sign-in-address.ts';

const at = (path: string, lang: string | null = null) => signInAddress(new URL(path, 'https://aurora.example'), lang);

it('leads back to where somebody was, and keeps the language', () => {
  expect(at('/user/investments?tab=signed')).toBe('/login?next=%2Fuser%2Finvestments%3Ftab%3Dsigned');
  expect(at('/user/issuances', 'en')).toBe('/login?next=%2Fuser%2Fissuances&lang=en');
});

it('leads back to no resource, and no sign-in page', () => {
  for (const path of ['/', '/resources/files/1', '/login', '/logout', '/callback?code=x'])
    expect(at(path)).toBe('/login');
});
