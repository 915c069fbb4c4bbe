import type { PictureShape } from '#domain/issuance/picture.ts';

/** Pictures of a tenant that can be sent: the mark of the tab, the logo, the logo of mails, and the picture beside sign-in (specification, section 3: `image`). */
export const BRAND_PICTURES = ['favicon', 'logo', 'mail', 'sign_in'] as const;
type BrandPicture = (typeof BRAND_PICTURES)[number];

/** How each is written: a logo is drawn 32 px high, a mark 16 to 64, the picture 720 wide; twice that for screens that draw finer. */
export const BRAND_SHAPES: Record<BrandPicture, PictureShape> = {
  favicon: { kind: 'mark', widths: [192] },
  logo: { kind: 'drawing', widths: [640] },
  mail: { kind: 'drawing', widths: [640] },
  sign_in: { kind: 'photograph', widths: [1440] },
};

/** Where a picture of the tenant that was sent is read. */
export function brandPictureAddress(id: string): string {
  return `/resources/look-pictures/${id}`;
}
