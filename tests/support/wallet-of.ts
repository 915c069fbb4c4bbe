/** An address of a person's own, made of their id. */
export const walletOf = ({ id }: { id: string }): string => `0x${id.replaceAll('-', '').padEnd(40, '7')}`;
