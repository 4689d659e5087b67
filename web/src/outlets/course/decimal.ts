/** A number as sites read one: without an exponent, and without the noise of its last digits. */
export function decimal(value: number, digits: number): string {
  return String(Number(value.toFixed(digits)));
}
