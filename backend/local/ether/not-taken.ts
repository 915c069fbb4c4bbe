/** The chain does not take a transaction: not signed, a used nonce, too little ether. */
export class NotTaken extends Error {}
