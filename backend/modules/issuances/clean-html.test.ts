import { describe, expect, it } from 'vitest';
import { cleanHtml, cleanText } from './clean-html.ts';

describe('the HTML of an issuer', () => {
  it('keeps text, lists, tables and links', () => {
    const html =
      '<p>Uno <strong>dos</strong></p><ul><li>tres</li></ul><table><tbody><tr><td>4</td></tr></tbody></table>';
    expect(cleanHtml(html)).toBe(html);
    expect(cleanHtml('<a href="https://a.example">x</a>')).toBe(
      '<a href="https://a.example" rel="noopener nofollow" target="_blank">x</a>',
    );
  });

  it.each([
    ['<script>alert(1)</script>hola', 'hola'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<p onclick="alert(1)" style="position:fixed">hola</p>', '<p>hola</p>'],
    ['<a href="javascript:alert(1)">x</a>', '<a rel="noopener nofollow" target="_blank">x</a>'],
    ['<a href="//evil.example">x</a>', '<a rel="noopener nofollow" target="_blank">x</a>'],
    ['<iframe src="https://evil.example"></iframe><h1>Título</h1>', '<h3>Título</h3>'],
  ])('takes what acts out of %s', (dirty, clean) => {
    expect(cleanHtml(dirty)).toBe(clean);
  });

  it('cleans each language, and what is missing stays empty', () => {
    expect(cleanText({ es: '<b>a</b>', en: '<script>x</script>' })).toEqual({ es: '<strong>a</strong>', en: '' });
    expect(cleanText(undefined)).toEqual({});
  });
});
