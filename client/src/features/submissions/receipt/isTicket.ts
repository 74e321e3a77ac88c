/** Whether a text can be the secret of a receipt: 32 random bytes in base64url. Nothing else is asked of the server. */
export function isTicket(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}
