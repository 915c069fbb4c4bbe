import { createHmac, timingSafeEqual } from 'node:crypto';

/** How old a notice may be, and how far ahead its clock may go. */
const TOLERANCE_S = 300;

/** The provider's signature header over a body: `t=<seconds>,v1=<hex of HMAC-SHA256 over "t.body">`, one v1 for each secret. */
export function signatureHeader(secrets: readonly string[], body: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return [`t=${seconds}`, ...secrets.map((secret) => `v1=${digest(secret, seconds, body).toString('hex')}`)].join(',');
}

/** Whether one of our secrets signed this very body within the last five minutes. */
export function isSigned(header: string, secrets: readonly string[], body: string, now: Date): boolean {
  const parts = header.split(',').map((part) => part.trim().split('=', 2) as [string, string | undefined]);
  const seconds = Number(parts.find(([name]) => name === 't')?.[1]);
  if (!Number.isSafeInteger(seconds) || Math.abs(now.getTime() / 1000 - seconds) > TOLERANCE_S) return false;
  const given = parts.flatMap(([name, value]) => (name === 'v1' && value ? [Buffer.from(value, 'hex')] : []));
  return secrets.some((secret) => {
    const right = digest(secret, seconds, body);
    return given.some((one) => one.length === right.length && timingSafeEqual(one, right));
  });
}

function digest(secret: string, seconds: number, body: string): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.${body}`).digest();
}
