/** The quotient rounded to the nearest integer, halves to the even one. The divisor must be positive. */
export function divideHalfEven(dividend: bigint, divisor: bigint): bigint {
  if (divisor <= 0n) throw new RangeError('divisor must be positive');
  const below = floorDivide(dividend, divisor);
  const twice = 2n * (dividend - below * divisor);
  if (twice < divisor) return below;
  if (twice > divisor) return below + 1n;
  return below % 2n === 0n ? below : below + 1n;
}

/** The quotient rounded towards minus infinity. The divisor must be positive. */
export function floorDivide(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor;
  return dividend % divisor < 0n ? quotient - 1n : quotient;
}
