/** A number for a course site: without an exponent, and without floating-point noise. */
export function decimalText(value: number, digits: number): string {
  return String(Number(value.toFixed(digits)));
}
