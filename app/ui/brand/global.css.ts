import { globalStyle } from '@vanilla-extract/css';
import { MEASURE, media, space, text } from './scale.ts';
import { vars } from './theme.css.ts';

/* Reset: only what the pieces rely on. */
globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('body, h1, h2, h3, h4, p, dl, dd, ul, ol, figure, blockquote, fieldset, legend', { margin: 0, padding: 0 });
globalStyle('fieldset', { border: 0, minInlineSize: 0 });
globalStyle('img, svg, video', { display: 'block', maxWidth: '100%' });
globalStyle('img, video', { height: 'auto' });
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
globalStyle('[hidden]', { display: 'none !important' });

/* Base */
globalStyle('html', {
  fontFamily: vars.font.body,
  lineHeight: 1.5,
  color: vars.color.ink,
  background: vars.color.paper,
  textSizeAdjust: '100%',
  WebkitTextSizeAdjust: '100%',
  scrollPaddingTop: '24px',
  accentColor: vars.color.accentMark,
});
globalStyle('body', { minHeight: '100vh', overflowWrap: 'break-word' });
globalStyle('h1, h2, h3, h4', {
  fontFamily: vars.font.heading,
  fontWeight: vars.headingWeight,
  letterSpacing: vars.headingTracking,
  // What is taken between letters is not taken between words.
  wordSpacing: '0.08em',
  lineHeight: 1.2,
  textWrap: 'balance',
});
globalStyle('h1, h2', { textTransform: vars.headingCase });
globalStyle('h1', { fontSize: text.display });
globalStyle('h2', { fontSize: text.large });
globalStyle('h3, h4', { fontSize: text.body, lineHeight: 1.35, letterSpacing: 'normal' });
globalStyle('h1', { '@media': { [media.mobile]: { fontSize: text.title } } });
globalStyle('p', { maxWidth: MEASURE, textWrap: 'pretty' });
globalStyle('strong, b, th, dt, legend', { fontWeight: 600 });
globalStyle('a', {
  color: vars.color.accentStrong,
  textUnderlineOffset: '0.18em',
  textDecorationThickness: '1px',
});
globalStyle('a:hover', { textDecorationThickness: '2px' });
globalStyle('hr', { border: 0, borderTop: `1px solid ${vars.color.line}`, margin: 0 });
globalStyle('summary', { cursor: 'pointer' });
// What a plain disclosure opens stands apart from the words that open it.
globalStyle(':where(summary:not([class])) + :is(p, dl, ul, div, form)', { marginTop: space.tight });
globalStyle('table', { borderCollapse: 'collapse' });
globalStyle('::selection', { background: vars.color.accent, color: vars.color.onAccent });
globalStyle('::placeholder', { color: vars.color.inkSoft, opacity: 1 });

/*
 * Things that need script stay hidden until the enhancement script says `js` on <html>, and what needs a browser with passkeys until it says
 * `passkeys`: what a person without one is told instead stands only there.
 */
globalStyle(
  'html:not(.js) [data-needs-script], html:not(.passkeys) [data-needs-passkeys], html.passkeys [data-without-passkeys]',
  { display: 'none !important' },
);
// Where script is on its way they keep their room, so that nothing jumps when it arrives.
globalStyle('html:not(.js) :is([data-needs-script], [data-needs-passkeys])', {
  '@media': { '(scripting: enabled)': { display: 'revert !important', visibility: 'hidden' } },
});
globalStyle('html:not(.js) [data-without-passkeys]', {
  '@media': { '(scripting: enabled)': { display: 'none !important' } },
});

/* Pages fade into each other where the browser can do it and nobody asked for calm. */
globalStyle('html', { '@media': { [media.calm]: { scrollBehavior: 'auto' } } });
globalStyle('*, *::before, *::after', {
  '@media': { [media.calm]: { transitionDuration: '0s !important', animationDuration: '0s !important' } },
});
globalStyle('html', { '@media': { [media.print]: { background: '#fff', fontSize: '12px' } } });
