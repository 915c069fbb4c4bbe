import type { ShouldRevalidateFunction } from '@remix-run/react';

/** The button that shows what was typed and saves nothing. */
export const LOOK = 'look';

let isSending = false;
/** In the browser: whether a page is on its way to what comes after a form was sent. */
export const noteSending = (value: boolean) => {
  isSending = value;
};

/**
 * Nothing that a page holds has changed by a look. One that is answered while the page reads itself again after a save takes the place of that
 * reading in the router: it reads again too, or the page would go on showing what was before.
 */
export const afterLooks: ShouldRevalidateFunction = ({ formData, defaultShouldRevalidate }) =>
  (isSending || formData?.get('intent') !== LOOK) && defaultShouldRevalidate;
