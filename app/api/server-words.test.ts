import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { i18nOf } from '#app/i18n/instances.server.ts';
import { failureToast, refusalText } from './error-catalogue.ts';
import { ApiFailure } from './failure.ts';
import { serverWords } from './server-words.ts';

const t = i18nOf('es', 'standard').i18n.getFixedT('es');
const failure = (status: number, error: string) => new ApiFailure(status, { body: { error }, requestId: 'r' });

it('a sentence of the server stands where a code of ours would', () => {
  const refused = failure(400, 'El IBAN no es válido');
  expect(refusalText(t, refused)).toBe('El IBAN no es válido');
  expect(failureToast(t, refused)?.message).toMatch(/.+: El IBAN no es válido$/);
  expect([refused.code, refused.message]).toEqual(['error_default', 'API answered 400 error_default']);
});

it('codes, empty texts and what a failed server says of itself have words of ours', () => {
  const usual = t('api_errors:error_default');
  for (const error of ['a.code.nobody.knows', 'IBAN_INVALID', '', '  ', '\u0000'])
    expect(refusalText(t, failure(400, error))).toBe(usual);
  expect(refusalText(t, failure(500, 'relation users does not exist at /srv/api'))).toBe(usual);
  expect(refusalText(t, failure(409, 'investment.sold_out'))).toBe(t('api_errors:investment.sold_out'));
});

it('a text of the server is cut at 300 characters, has no control characters, and stays text whatever it looks like', () => {
  const long = serverWords(`no 😀 ${'x'.repeat(5000)}`) ?? '';
  expect([...long]).toHaveLength(300);
  expect(long.endsWith('…')).toBe(true);
  expect(serverWords('uno\u0000\u202E dos\r\n\ttres ')).toBe('uno dos tres');
  for (const text of ['<img src=x onerror=alert(1)> no', 'a $t(api_errors:unreachable) b', 'a {{error}} b']) {
    const message = failureToast(t, failure(400, text))?.message ?? '';
    expect(message.endsWith(text)).toBe(true);
    expect(renderToStaticMarkup(message)).not.toContain('<');
  }
});
