import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Work } from '#backend/work.ts';
import { checkCodeOf } from '#domain/legitimation/check-code.ts';
import { secretOfChecks } from './check-secrets.repository.ts';
import type { LegitimationRow } from './legitimations.repository.ts';

type Named = Pick<LegitimationRow, 'id' | 'number'>;
/** Of a number that no certificate has: answered in the time of one that there is. */
const NOBODYS: Named = { id: '', number: 0 };

/** The check code that is printed on a certificate, which may still be on its way: made of the tenant's secret each time, and kept nowhere. */
export async function checkCode(
  { tx, tenant }: Pick<Work, 'tx' | 'tenant'>,
  of: Named | Promise<Named>,
): Promise<string> {
  const secret = secretOfChecks(tx, tenant.id, () => randomBytes(32).toString('base64url'));
  return codeOf(...(await Promise.all([secret, of])));
}

/** Whether a code is that of a certificate; false in the same time where there is none. */
export async function isCheckCode(work: Pick<Work, 'tx' | 'tenant'>, of: Named | null, code: string): Promise<boolean> {
  const right = Buffer.from(await checkCode(work, of ?? NOBODYS));
  const typed = Buffer.from(code);
  return typed.length === right.length && timingSafeEqual(typed, right) && of !== null;
}

const codeOf = (secret: string, { id, number }: Named) =>
  checkCodeOf(createHmac('sha256', secret).update(`legitimation ${number} ${id}`).digest());
