import { getAddress } from 'viem/utils';

/** An address as people see it: its capitals are its checksum (EIP-55). Throws for what is none. */
export function checksummed(address: string): string {
  return getAddress(address);
}
