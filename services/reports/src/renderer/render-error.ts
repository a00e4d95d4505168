export type RenderFailure = 'too-large' | 'timeout' | 'browser-gone' | 'closed' | 'failed';

/** Why a document was not printed. `too-large` will not get better by trying again; the others may. */
export class RenderError extends Error {
  readonly reason: RenderFailure;

  constructor(reason: RenderFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'RenderError';
    this.reason = reason;
  }
}
