/** `{success, message, data}`: the response of a successful call (docs/decisions/0004-answer-envelope-and-errors.md). */
export function answered<Data>(message: string, data: Data): { success: true; message: string; data: Data } {
  return { success: true, message, data };
}

/** `{success, message}`: the response of a successful call without data. */
export function acknowledged(message: string): { success: true; message: string } {
  return { success: true, message };
}
