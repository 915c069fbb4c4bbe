import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { callSignature, isSigned, noticeDigest } from './signature.ts';

test('a call is signed over its time, method, path with query, and body', () => {
  const body = new TextEncoder().encode('{"a":1}');
  const right = createHmac('sha256', 'key')
    .update('1700000000POST/resources/applicants?levelName=x{"a":1}')
    .digest('hex');
  const call = { seconds: '1700000000', method: 'POST', path: '/resources/applicants?levelName=x', body };
  expect(callSignature('key', call)).toBe(right);
  expect(callSignature('key', { ...call, seconds: '1700000001' })).not.toBe(right);
});

test('a notice is trusted with a known digest of one of the secrets over this very body', () => {
  const digest = noticeDigest('new', 'body');
  expect(isSigned(digest, 'HMAC_SHA256_HEX', ['old', 'new'], 'body')).toBe(true);
  expect(isSigned(noticeDigest('new', 'body', 'HMAC_SHA512_HEX'), 'HMAC_SHA512_HEX', ['new'], 'body')).toBe(true);
  expect(isSigned(digest, 'HMAC_SHA256_HEX', ['old'], 'body')).toBe(false);
  expect(isSigned(digest, 'HMAC_SHA256_HEX', ['new'], 'body ')).toBe(false);
  expect(isSigned(digest, 'HMAC_SHA512_HEX', ['new'], 'body')).toBe(false);
  expect(isSigned(digest, 'HMAC_SHA1_HEX', ['new'], 'body')).toBe(false);
  expect(isSigned('', 'HMAC_SHA256_HEX', ['new'], 'body')).toBe(false);
  expect(isSigned('zz', 'HMAC_SHA256_HEX', ['new'], 'body')).toBe(false);
});
