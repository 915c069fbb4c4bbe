import { expect, test } from 'vitest';
import { explorerPage } from './explorer-page.ts';

test('an explorer’s page is that of a transaction or an address, and none where either side is missing', () => {
  expect(explorerPage('https://scan.example', 'tx', '0xfe')).toBe('https://scan.example/tx/0xfe');
  expect(explorerPage('https://scan.example', 'address', '0xab')).toBe('https://scan.example/address/0xab');
  for (const none of [null, undefined, '']) {
    expect(explorerPage(none, 'tx', '0xfe')).toBeNull();
    expect(explorerPage('https://scan.example', 'tx', none)).toBeNull();
  }
});
