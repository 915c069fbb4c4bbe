import type { ShouldRevalidateFunction } from '@remix-run/react';

/** The button that shows what was typed and saves nothing. */
export const LOOK = 'look';

/** Nothing that a page holds has changed by a look. */
export const afterLooks: ShouldRevalidateFunction = ({ formData, defaultShouldRevalidate }) =>
  formData?.get('intent') !== LOOK && defaultShouldRevalidate;
