import { style } from '@vanilla-extract/css';
import { space, text } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

const beside = '(min-width: 1024px)';

/** A disclosure in narrow windows. Beside the step it is always open, its line out of sight: where a browser cannot do that, it stays a line to open. */
export const sheet = style({
  borderBlock: `1px solid ${vars.color.line}`,
  '@supports': {
    'selector(::details-content)': {
      '@media': {
        [beside]: {
          border: 0,
          selectors: { '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' } },
        },
      },
    },
  },
});

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.base,
  minHeight: 44,
  paddingBlock: space.tight,
  fontSize: text.small,
  overflowWrap: 'anywhere',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@supports': { 'selector(::details-content)': { '@media': { [beside]: { display: 'none' } } } },
});
export const more = style({
  flex: 'none',
  marginInlineStart: 'auto',
  color: vars.color.accentStrong,
  textDecoration: 'underline',
  textUnderlineOffset: '0.18em',
});

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.small,
  paddingBottom: space.base,
  '@media': {
    [beside]: {
      padding: vars.pad,
      background: vars.color.surface,
      border: `1px solid ${vars.color.line}`,
      borderRadius: vars.radius.card,
    },
  },
});
export const eyebrow = style({ fontSize: text.tiny, color: vars.color.inkSoft });
export const title = style({ fontSize: '1.125rem', fontWeight: 620, lineHeight: 1.3, marginTop: `-${space.tight}` });
export const note = style({ borderTop: `1px solid ${vars.color.line}`, paddingTop: space.small });
