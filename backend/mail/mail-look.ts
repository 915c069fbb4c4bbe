import type { Customization } from '#contract/customization.ts';
import { SHAPES, typeTokens } from '#domain/brand/look-tokens.ts';
import { darkPalette, lightPalette, type Palette } from '#domain/brand/palette.ts';

/** What a mail takes from the tenant's look: values, because mail programs know no custom properties. */
export interface MailLook {
  colors: Palette;
  scheme: 'light' | 'dark';
  radius: string;
  controlRadius: string;
  /** Font stacks, quoted for an attribute in double quotes. A face that is not on the reader's machine falls back: mails load nothing. */
  headings: string;
  figures: string;
  headingWeight: string;
  headingCase: string;
}

const made = new WeakMap<Customization, MailLook>();

/** A tenant's look for mails. Worked out once for each customization. */
export function mailLook(customization: Customization): MailLook {
  const known = made.get(customization);
  if (known) return known;
  const { look } = customization;
  const night = look.scheme === 'dark';
  const type = typeTokens(look);
  const shape = SHAPES[look.radius];
  const quoted = (stack: string) => stack.replaceAll('"', "'");
  const mail: MailLook = {
    colors: night ? darkPalette(look.accent, look.accent_dark, look) : lightPalette(look.accent, look),
    scheme: night ? 'dark' : 'light',
    radius: shape.radius,
    controlRadius: shape['radius-control'],
    headings: quoted(type['font-heading']),
    figures: quoted(type['font-figure']),
    headingWeight: type['heading-weight'],
    headingCase: type['heading-case'],
  };
  made.set(customization, mail);
  return mail;
}
