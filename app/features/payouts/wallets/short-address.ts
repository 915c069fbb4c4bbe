/** An address as a row has room for it: "0x5aAeb6…BeAed". The whole one stands where it is acted upon. */
export const shortAddress = (address: string): string => `${address.slice(0, 8)}…${address.slice(-5)}`;
