import { style } from '@vanilla-extract/css';

/** Who issued a document and until when it is good: not asked of what Spain issues for residents. Where a browser cannot tell, they always stand there. */
export const issued = style({
  '@supports': {
    'selector(:has(*))': {
      selectors: {
        'form:has(input[value="DNI"]:checked, input[value="NIE"]:checked) &': { display: 'none' },
      },
    },
  },
});
