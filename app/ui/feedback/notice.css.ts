import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { BOX_WIDTH, space } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

const base = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: space.small,
  maxWidth: BOX_WIDTH,
  padding: `${space.base} ${space.field}`,
  borderRadius: vars.radius.card,
  border: '1px solid transparent',
});
export const notice = styleVariants({
  info: [base, { background: vars.color.progressTint }],
  positive: [base, { background: vars.color.positiveTint }],
  caution: [base, { background: vars.color.cautionTint }],
  negative: [base, { background: vars.color.negativeTint }],
});
export const noticeMark = styleVariants({
  info: { color: vars.color.progress, paddingTop: 2 },
  positive: { color: vars.color.positive, paddingTop: 2 },
  caution: { color: vars.color.caution, paddingTop: 2 },
  negative: { color: vars.color.negative, paddingTop: 2 },
});
export const noticeText = style({ flex: '1 1 12rem', minWidth: 0, display: 'grid', gap: 2 });
export const noticeTitle = style({ fontWeight: 620 });
export const noticeAction = style({ alignSelf: 'center' });
globalStyle(`${noticeText} > div > p + *`, { marginTop: space.tight });
globalStyle(`${noticeText} > div > :is(ul, ol)`, { marginTop: space.hair });
