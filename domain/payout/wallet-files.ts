import { ethText } from '#domain/money/wei.ts';

/** What is carried to a wallet: so many wei to an address, under the reference of its pay-out. Addresses as EIP-55 writes them. */
interface WalletLine {
  reference: string;
  address: string;
  wei: bigint;
}

interface Batch {
  name: string;
  chainId: number;
  /** The tenant's own wallet. */
  payer: string;
  madeAt: Date;
}

/** Comma-separated, a head and a line for each transfer. All four cells are of letters, digits and one sign each: none is quoted, none is a formula. */
export function batchCsv(lines: readonly WalletLine[]): string {
  const rows = lines.map(({ reference, address, wei }) => [address, wei, ethText(wei), reference].join(','));
  return `${['address,wei,ether,reference', ...rows].join('\r\n')}\r\n`;
}

/** The address that a wallet opens as one transfer (EIP-681): "ethereum:0x…@1?value=40500000000000000". */
export function paymentLink({ address, wei }: Pick<WalletLine, 'address' | 'wei'>, chainId: number): string {
  return `ethereum:${address}@${chainId}?value=${wei}`;
}

/** All of a batch as Safe's Transaction Builder takes it in (`BatchFile`, version 1.0): plain transfers, amounts in wei. */
export function safeBatch({ name, chainId, payer, madeAt }: Batch, lines: readonly WalletLine[]): string {
  const transactions = lines.map(({ address, wei }) => ({
    to: address,
    value: wei.toString(),
    data: null,
    contractMethod: null,
    contractInputsValues: null,
  }));
  const meta = { name, description: '', createdFromSafeAddress: payer, createdFromOwnerAddress: '' };
  const file = { version: '1.0', chainId: String(chainId), createdAt: madeAt.getTime(), meta, transactions };
  return `${JSON.stringify(file, null, 2)}\n`;
}
