/** Names of fields whose value is never sent back to a page, not even to the one who typed it; a postal code and a number of tokens are. */
const SECRET_FIELD = /password|secret|^(token|code|pin|otp)$|(access|reset|verification|mail|sms)_?(token|code)$/i;

/** Whether what is typed in a field of this name has to be typed again after a fault. */
export function isSecretField(name: string): boolean {
  return SECRET_FIELD.test(name);
}
