import { createCustomCommon, Hardfork, Mainnet } from '@ethereumjs/common';
import { createFeeMarket1559Tx } from '@ethereumjs/tx';
import { bytesToHex, createAddressFromString } from '@ethereumjs/util';
import type { Deps } from '#backend/deps.ts';
import { addressOfKey } from '#backend/providers/ether/deposit-keys.ts';
import { LOCAL_CHAIN_ID } from '#backend/providers/ether/local-chain-id.ts';
import { machineChain, walletKey } from './machine-chain.ts';

const TRANSFER_GAS = 21_000n;

/** A real, signed transaction of this machine's wallet, in a block of its own that is made `at`. Answers its hash. */
export async function payFromWallet(
  { config }: Pick<Deps, 'config'>,
  to: string,
  wei: bigint,
  at: Date,
): Promise<string> {
  const chain = await machineChain(config.dataDir);
  const key = walletKey(config.dataDir);
  const { nonce } = await chain.account(addressOfKey(key));
  const maxFeePerGas = chain.gasPrice() * 2n;
  const common = createCustomCommon({ chainId: LOCAL_CHAIN_ID }, Mainnet, { hardfork: Hardfork.Shanghai });
  const transaction = createFeeMarket1559Tx(
    {
      ...{ nonce, maxFeePerGas },
      chainId: BigInt(LOCAL_CHAIN_ID),
      to: createAddressFromString(to),
      value: wei,
      gasLimit: TRANSFER_GAS,
      maxPriorityFeePerGas: chain.gasPrice() / 20n,
    },
    { common },
  );
  return chain.send(bytesToHex(transaction.sign(key).serialize()), at);
}
