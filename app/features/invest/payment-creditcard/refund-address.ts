/** The button that confirms where ether goes back to. */
export const REFUND_ADDRESS = 'refund-address';
