/** The number by which development chains are known: no transaction for it counts anywhere else. */
export const LOCAL_CHAIN_ID = 31_337;
