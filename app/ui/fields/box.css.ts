import { globalStyle } from '@vanilla-extract/css';
import { vars } from '#app/ui/brand/theme.css.ts';

/*
 * Boxes to tick and rounds to choose, drawn by us wherever they stand: browsers fill an empty one grey in the dark, as if it could not be used.
 * Where a system draws with its own few colours, its own boxes are left.
 */
const BOX = ':where(input:is([type=checkbox], [type=radio]))';
const OWN = '(forced-colors: none)';

globalStyle(BOX, {
  '@media': {
    [OWN]: {
      appearance: 'none',
      position: 'relative',
      display: 'inline-grid',
      placeContent: 'center',
      width: 20,
      height: 20,
      margin: 0,
      border: `1.5px solid ${vars.color.lineStrong}`,
      borderRadius: 5,
      background: vars.color.surface,
      transition: 'background-color 100ms, border-color 100ms',
    },
  },
});
globalStyle(':where(input[type=radio])', { '@media': { [OWN]: { borderRadius: '50%' } } });
globalStyle(`${BOX}:hover:not(:disabled)`, { '@media': { [OWN]: { borderColor: vars.color.ink } } });
// A round is indeterminate, too, where none of its group is chosen: it stays empty.
globalStyle(`${BOX}:checked, :where(input[type=checkbox]):indeterminate`, {
  '@media': { [OWN]: { borderColor: vars.color.accent, background: vars.color.accent } },
});
globalStyle(`${BOX}:disabled`, {
  '@media': { [OWN]: { borderStyle: 'dashed', borderColor: vars.color.lineStrong, background: vars.color.sunken } },
});
globalStyle(`${BOX}::before`, {
  '@media': {
    [OWN]: { content: '', width: '60%', height: '60%', minWidth: 11, minHeight: 11, background: 'none' },
  },
});
globalStyle('input[type=checkbox]:checked::before', {
  '@media': {
    [OWN]: {
      background: vars.color.onAccent,
      clipPath: 'polygon(13% 47%, 38% 71%, 88% 13%, 100% 25%, 38% 95%, 0% 59%)',
    },
  },
});
globalStyle('input[type=checkbox]:indeterminate::before', {
  '@media': { [OWN]: { background: vars.color.onAccent, clipPath: 'inset(42% 8%)' } },
});
globalStyle('input[type=radio]:checked::before', {
  '@media': {
    [OWN]: { minWidth: 8, minHeight: 8, width: 8, height: 8, borderRadius: '50%', background: vars.color.onAccent },
  },
});
globalStyle('input:disabled:checked::before', { '@media': { [OWN]: { background: vars.color.inkSoft } } });
