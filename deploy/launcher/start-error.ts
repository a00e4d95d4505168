/** A condition that the operator can change; the message says how, so no stack is printed. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
