/** A field's mistake in the summary over its form: "E-mail: Fill in this field." A label that ends a sentence itself gets no colon. */
export function summaryLine(label: string, mistake: string): string {
  return /[?!:.]$/.test(label) ? `${label} ${mistake}` : `${label}: ${mistake}`;
}
