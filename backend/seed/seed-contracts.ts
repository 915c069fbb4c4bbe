import { randomUUID } from 'node:crypto';
import { contracts } from '#backend/db/schema/signing.ts';
import { contractText, textHash } from '#backend/modules/signing/contract-text.ts';
import { gatherContract, signerNameOf } from '#backend/modules/signing/gather-contract.ts';
import { drawContract, keepContract } from '#backend/modules/signing/keep-contract.ts';
import { minutesAfter } from './demo-dates.ts';
import type { SeededOrder } from './seed-orders.ts';
import type { SeedWork } from './seed-work.ts';

/** An address of the documentation range (RFC 5737): nobody's. */
const NOBODYS_ADDRESS = '192.0.2.10';

/** The signed contracts of demo orders, with their PDF. The evidence page says that it is demo data. */
export async function seedContracts(work: SeedWork, orders: readonly SeededOrder[]): Promise<void> {
  for (const { id, person, signedAt } of orders) {
    if (!signedAt) continue;
    const then: SeedWork = { ...work, now: signedAt };
    const { facts, template } = await gatherContract(then, id);
    const text = contractText(template, facts, 'es');
    const sha256 = textHash(text);
    const signer = signerNameOf(facts);
    const owner = { userId: person.id, reference: facts.reference };
    const content = await drawContract(then, owner, text, {
      reference: facts.reference,
      investmentId: id,
      signerName: signer,
      document: facts.investor.document,
      typedName: signer,
      email: person.email,
      codeSentAt: minutesAfter(signedAt, -2),
      signedAt,
      ip: NOBODYS_ADDRESS,
      userAgent: 'Datos de demostración',
      textSha256: sha256,
      timeZone: facts.timeZone,
    });
    const fileId = await keepContract(then, owner, content);
    await work.tx.insert(contracts).values({
      tenantId: work.tenant.id,
      id: randomUUID(),
      investmentId: id,
      state: 'SIGNED',
      lang: 'es',
      content: text,
      textSha256: sha256,
      fileId,
      createdAt: minutesAfter(signedAt, -4),
      signedAt,
    });
  }
}
