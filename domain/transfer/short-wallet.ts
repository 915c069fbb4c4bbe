/** An address as it stands in lists and letters: its beginning and its end, "0x5aAe…eAed". */
export const shortWallet = (address: string): string => `${address.slice(0, 6)}…${address.slice(-4)}`;
