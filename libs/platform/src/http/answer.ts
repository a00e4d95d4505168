/** `{success, message, data}`: the answer of a call that went well (docs/decisions/0004-answer-envelope-and-errors.md). */
export function answered<Data>(message: string, data: Data): { success: true; message: string; data: Data } {
  return { success: true, message, data };
}

/** `{success, message}` of a call that has nothing else to say. */
export function acknowledged(message: string): { success: true; message: string } {
  return { success: true, message };
}
