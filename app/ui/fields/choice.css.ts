import { style } from '@vanilla-extract/css';
import { BOX_WIDTH, space, text } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

/** The round or square mark; 22 px, in a line that is at least 44 px high. */
export const mark = style({
  flex: 'none',
  width: 22,
  height: 22,
  margin: '1px 0 0',
  cursor: 'pointer',
  selectors: {
    '&:disabled': { cursor: 'not-allowed' },
    '&[aria-invalid=true]': { outline: `2px solid ${vars.color.negative}`, outlineOffset: 1, borderRadius: 3 },
  },
});

export const option = style({
  display: 'flex',
  gap: space.small,
  alignItems: 'flex-start',
  paddingBlock: 10,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: vars.color.inkSoft, cursor: 'not-allowed' } },
});

/** Under the words of its option, beyond the mark. */
export const optionHint = style({
  marginTop: -6,
  paddingInlineStart: `calc(22px + ${space.small})`,
  fontSize: text.small,
  color: vars.color.inkSoft,
  lineHeight: 1.45,
});

export const legend = style({ fontWeight: 580, lineHeight: 1.35, marginBottom: space.hair });
/** A question that is the page's title is styled as a heading. */
export const legendTitle = style({ fontSize: text.large, fontFamily: vars.font.heading, marginBottom: space.tight });

/** A choice with its consequences, as a card. The whole card is the target. */
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: 14,
  alignItems: 'start',
  padding: space.base,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  cursor: 'pointer',
  transition: 'border-color 150ms, background-color 150ms',
  selectors: {
    '&:hover:not(:has(:disabled))': { borderColor: vars.color.ink },
    '&:has(:checked)': {
      borderColor: vars.color.accentMark,
      boxShadow: `inset 0 0 0 1px ${vars.color.accentMark}`,
      background: vars.color.accentTint,
    },
    '&:has(:disabled)': {
      background: vars.color.sunken,
      borderColor: vars.color.line,
      color: vars.color.inkSoft,
      cursor: 'not-allowed',
    },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
});
export const cards = style({ display: 'grid', gap: space.small, maxWidth: BOX_WIDTH, marginTop: space.tight });
export const cardTitle = style({ fontWeight: 600, lineHeight: 1.4 });
export const cardAside = style({ fontVariantNumeric: 'tabular-nums lining-nums', textAlign: 'end', fontWeight: 540 });
export const cardHint = style({
  display: 'block',
  gridColumn: '2 / -1',
  fontSize: text.small,
  color: vars.color.inkSoft,
  lineHeight: 1.45,
  marginTop: 2,
});
