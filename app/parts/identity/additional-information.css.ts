import { style } from '@vanilla-extract/css';

/** The spouse's fields stand there only while a marriage is chosen; where a browser cannot tell, they always do, and are not required. */
export const spouse = style({
  '@supports': {
    'selector(:has(*))': {
      selectors: { 'form:not(:has(input[value^="MARRIED"]:checked)) &': { display: 'none' } },
    },
  },
});

/** Where the money is from stands there only while a public office is said, or where it was told before; where a browser cannot tell, always. */
export const funds = style({
  '@supports': {
    'selector(:has(*))': {
      selectors: { 'form:not(:has(input[name=politically_exposed][value=yes]:checked)) &': { display: 'none' } },
    },
  },
});
