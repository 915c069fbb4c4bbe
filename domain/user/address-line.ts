/** Where somebody lives or a company has its seat, as far as it is known. */
interface PostalAddress {
  address?: string;
  postal_code?: string;
  city?: string;
  province?: string;
}

/**
 * An address in one line; empty where nothing of it is known. A province that is called like its town is not said twice.
 * @param country its name in the reader's language
 */
export function addressLine(
  { address, postal_code, city, province }: PostalAddress,
  country: string | undefined,
): string {
  const town = [postal_code, city].filter(Boolean).join(' ');
  const isSame = province?.trim().toLowerCase() === city?.trim().toLowerCase();
  return [address, town, isSame ? undefined : province, country].filter(Boolean).join(', ');
}
