import { style } from '@vanilla-extract/css';

export const projectMail = style({ maxWidth: '40rem' });
