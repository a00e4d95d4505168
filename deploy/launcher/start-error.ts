/** A condition that a person can change; the message says how, so no stack is printed. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
