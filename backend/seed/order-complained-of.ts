interface PaidOrder {
  /** Null: not paid. */
  chargedAt: Date | null;
}

/** The newest order whose money had arrived before what a complaint is about; undefined where there is none: the complaint then names no order. @param orders newest first */
export function orderComplainedOf<Order extends PaidOrder>(
  orders: readonly Order[],
  happenedAt: Date,
): Order | undefined {
  return orders.find(({ chargedAt }) => chargedAt !== null && chargedAt < happenedAt);
}
