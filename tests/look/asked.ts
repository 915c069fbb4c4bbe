import { TENANTS } from '#tenants/registry.ts';

/** Five reference brands and two others. */
const USUAL = ['exeu', 'voltio', 'masamadre', 'claqueta', 'bitacora', 'aurora', 'cumbre'];
const WIDTHS = ['360', '1024', '1281', '1440', '1536'];

const listOf = (name: string, usual: readonly string[]): string[] =>
  process.env[name]?.split(',').filter(Boolean) ?? [...usual];

/** What `npm run look` was asked for (scripts/look.mjs), each with each. */
export const ASKED = {
  tenants: listOf('LOOK_TENANTS', USUAL).filter((name) => TENANTS.some((tenant) => tenant.name === name)),
  langs: listOf('LOOK_LANGS', ['es', 'en']),
  schemes: listOf('LOOK_SCHEMES', ['light', 'dark']) as ('light' | 'dark')[],
  widths: listOf('LOOK_WIDTHS', WIDTHS).map(Number),
  script: listOf('LOOK_SCRIPT', ['on']),
  who: listOf('LOOK_WHO', ['guest', 'investor', 'manager', 'issuer', 'order', 'newcomer', 'mails']),
  /** Part of the names of the wanted screens. */
  screens: listOf('LOOK_SCREENS', []).at(0) ?? '',
  /** Each screen is judged by axe in each scheme and width, and not drawn. */
  axe: listOf('LOOK_AXE', []).at(0) === 'on',
  folder: listOf('LOOK_TO', []).at(0) ?? '.cache/look',
};
