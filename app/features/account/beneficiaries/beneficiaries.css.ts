import { style } from '@vanilla-extract/css';

/** The places stand there only while others are chosen; where a browser cannot tell, they always do, and are not required. */
export const others = style({
  '@supports': {
    'selector(:has(*))': {
      selectors: { 'form:not(:has(input[value="OTHERS"]:checked)) &': { display: 'none' } },
    },
  },
});
