import { expect, it } from 'vitest';
import { shortWallet } from './short-wallet.ts';

const WALLET = '0x52908400098527886E0F7030069857D2E4169EE7';

it('shows a wallet by its beginning and its end, which is what people compare', () => {
  const short = shortWallet(WALLET);
  expect(short.startsWith(WALLET.slice(0, 6))).toBe(true);
  expect(short.endsWith(WALLET.slice(-4))).toBe(true);
  expect(short.length).toBeLessThan(WALLET.length / 2);
});
