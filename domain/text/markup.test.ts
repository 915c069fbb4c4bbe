import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { htmlToMarkup } from './html-to-markup.ts';
import { markupToHtml } from './markup-to-html.ts';

describe('the writing of long texts', () => {
  it('reads as people write', () => {
    const typed =
      '# Plan\nUno\r\ndos\n\n- **a**\n- *b*\n\n1. c\n2. d\n\n> Dicho\n\n| Año | € |\n|---|---|\n| 1 | 2 |\n\n[web](https://a.test/x)';
    expect(markupToHtml(typed)).toBe(
      [
        '<h3>Plan</h3>',
        '<p>Uno<br />dos</p>',
        '<ul><li><strong>a</strong></li><li><em>b</em></li></ul>',
        '<ol><li>c</li><li>d</li></ol>',
        '<blockquote><p>Dicho</p></blockquote>',
        '<table><thead><tr><th>Año</th><th>€</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
        '<p><a href="https://a.test/x">web</a></p>',
      ].join('\n'),
    );
    expect(htmlToMarkup(markupToHtml(typed))).toBe(
      '## Plan\n\nUno\ndos\n\n- **a**\n- *b*\n\n1. c\n2. d\n\n> Dicho\n\n| Año | € |\n| --- | --- |\n| 1 | 2 |\n\n[web](https://a.test/x)',
    );
  });

  it('never lets a tag through that somebody typed or pasted', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom('<', '>', '"', '&', 'script', '*', '[', '](https://', ')', '|', '\n', '- ', 'a'),
        }),
        (typed) => {
          const tags = [...markupToHtml(typed).matchAll(/<\/?([a-z0-9]+)/g)].map(([, tag]) => tag);
          expect(tags.filter((tag) => tag === 'script' || tag === 'img')).toEqual([]);
        },
      ),
    );
    expect(markupToHtml('<script>alert(1)</script>')).toBe('<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>');
    expect(markupToHtml('[x](javascript:alert(1))')).not.toContain('<a');
  });

  it('comes to rest: what was written once is written the same again', () => {
    fc.assert(
      fc.property(fc.lorem({ mode: 'sentences', maxCount: 6 }), (text) => {
        const once = htmlToMarkup(markupToHtml(text));
        expect(htmlToMarkup(markupToHtml(once))).toBe(once);
      }),
    );
  });
});
