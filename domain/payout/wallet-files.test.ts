import { expect, test } from 'vitest';
import { batchCsv, paymentLink, safeBatch } from './wallet-files.ts';

const PAYER = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const ANA = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const LINES = [
  { reference: 'PE20261128ACDEFG-0001', address: ANA, wei: 40_500_000_000_000_000n },
  { reference: 'PE20261128ACDEFG-0002', address: PAYER, wei: 1n },
];

test('the file of a batch has a line for each transfer, in wei and in ether, and no cell that a sheet would work out', () => {
  expect(batchCsv(LINES)).toBe(
    `address,wei,ether,reference\r\n${ANA},40500000000000000,0.0405,PE20261128ACDEFG-0001\r\n${PAYER},1,0.000000000000000001,PE20261128ACDEFG-0002\r\n`,
  );
  expect(batchCsv(LINES)).not.toMatch(/(?:^|,|\n)[=+\-@\t]/);
});

test('the link of a transfer is the example of EIP-681 with its own address, chain and wei', () => {
  expect(paymentLink({ address: ANA, wei: 2_014_000_000_000_000_000n }, 1)).toBe(
    `ethereum:${ANA}@1?value=2014000000000000000`,
  );
});

test('the batch for a Safe names its chain, the Safe and each transfer in wei as text', () => {
  const batch = { name: 'PE20261128ACDEFG', chainId: 100, payer: PAYER, madeAt: new Date('2026-11-28T00:00:00Z') };
  const file = JSON.parse(safeBatch(batch, LINES));
  expect(file).toMatchObject({ version: '1.0', chainId: '100', createdAt: 1_795_824_000_000 });
  expect(file.meta).toMatchObject({ name: 'PE20261128ACDEFG', createdFromSafeAddress: PAYER });
  expect(file.transactions).toEqual(
    LINES.map(({ address, wei }) => ({
      ...{ to: address, value: String(wei), data: null, contractMethod: null, contractInputsValues: null },
    })),
  );
});
