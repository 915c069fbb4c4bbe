import type { SignedAct } from '#backend/db/schema/chain-tokens.ts';
import { ChainDown, ChainRefused } from '#backend/providers/ether/chain-node.ts';
import { type ActRow, changeAct } from './acts.repository.ts';
import { keepSigned } from './nonces.repository.ts';
import type { TokenRun } from './token-run.ts';
import type { TokenSigner } from './token-signer.ts';

/** A transaction of which nothing is seen for so long is offered more for. */
const STUCK_MS = 10 * 60_000;
/** Nodes take a replacement from a tenth more on: an eighth. */
const more = (wei: bigint) => (wei * 9n + 7n) / 8n;

/** Signs a reserved act where it is not signed or hangs, keeps what was signed, and sends it; a node that knows it already says so, and that is no failure. */
export async function signAndSend(run: TokenRun, act: ActRow): Promise<void> {
  const { node, signer } = run;
  const last = act.signed.at(-1);
  const hangs = act.pricedAt !== null && run.now().getTime() - act.pricedAt.getTime() >= STUCK_MS;
  let signed = last;
  if (signer && (!last || (hangs && last.raw !== ''))) {
    const made = await sign(run, signer, act, last);
    await run.db(({ tx, now }) => keepSigned(tx, act, made, now));
    signed = made;
  }
  if (!signed?.raw) return;
  try {
    await node.send(signed.raw);
  } catch (error) {
    if (!(error instanceof ChainRefused)) throw error;
    // Known already, or its nonce is used: the receipt tells. Too little ether on the account is for people to read.
    if (/insufficient funds/i.test(error.message))
      await run.db(({ tx }) => changeAct(tx, act, { failure: 'no_funds' }));
  }
}

async function sign(
  run: TokenRun,
  signer: TokenSigner,
  { call, nonce }: ActRow,
  last: SignedAct | undefined,
): Promise<SignedAct> {
  const [{ keccak256 }, latest, asked] = await Promise.all([
    import('viem'),
    run.node.block('latest'),
    run.node.gasPrice(),
  ]);
  if (!latest || !call || nonce === null) throw new ChainDown('nothing to sign with');
  const base = latest.baseFeePerGas ?? 0n;
  const fresh = { tip: asked > base ? asked - base : 1n, maxFee: 0n };
  // Twice the base fee holds for six full blocks.
  fresh.maxFee = 2n * base + fresh.tip;
  const atLeast = last && { tip: more(BigInt(last.tip)), maxFee: more(BigInt(last.maxFee)) };
  const tip = atLeast && atLeast.tip > fresh.tip ? atLeast.tip : fresh.tip;
  const maxFee = atLeast && atLeast.maxFee > fresh.maxFee ? atLeast.maxFee : fresh.maxFee;
  const transaction = {
    type: 'eip1559' as const,
    chainId: run.connection.chainId,
    nonce,
    to: call.to as `0x${string}` | null,
    data: call.data as `0x${string}`,
    gas: BigInt(call.gas),
    maxFeePerGas: maxFee > tip ? maxFee : tip,
    maxPriorityFeePerGas: tip,
  };
  const raw = await signer.sign(transaction);
  return { hash: keccak256(raw), raw, maxFee: transaction.maxFeePerGas.toString(), tip: tip.toString() };
}
