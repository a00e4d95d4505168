import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import type { Dispatcher } from 'undici';

/** What a service answered: whole where it is small, else as it comes. */
export interface UpstreamResponse {
  readonly statusCode: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer | Readable;
}

/** Answers up to this size are taken whole, so that they are sent in one piece and compressed by their real size. */
const bufferedResponseBytes = 1024 * 1024;

/** Why a call was ended before its answer: nobody waits for it any more. */
export class ClientDisconnected extends Error {
  constructor() {
    super('client disconnected');
    this.name = 'ClientDisconnected';
  }
}

export interface DisconnectListener {
  /** Told how to end the call, once it has begun; it ends it when nobody waits for the answer any more. */
  readonly onDisconnect?: (end: () => void) => void;
}

/**
 * One call by undici's own handlers: no stream and no parsing for a small answer (docs/goals.md V1). Rejects with undici's error
 * where the answer broke before it was taken; a stream breaks with it.
 */
export function dispatchBuffered(
  dispatcher: Dispatcher,
  call: Dispatcher.DispatchOptions & DisconnectListener,
): Promise<UpstreamResponse> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let status = 0;
    let head: IncomingHttpHeaders = {};
    let stream: Readable | null = null;
    dispatcher.dispatch(call, {
      onRequestStart(controller) {
        call.onDisconnect?.(() => controller.abort(new ClientDisconnected()));
      },
      onResponseStart(controller, statusCode, headers) {
        status = statusCode;
        head = headers;
        if (isSmall(statusCode, headers)) return;
        stream = new Readable({
          read: () => controller.resume(),
          destroy: (error, done) => {
            controller.abort(error ?? new ClientDisconnected());
            done(error);
          },
        });
        resolve({ statusCode, headers, body: stream });
      },
      onResponseData(controller, chunk) {
        if (stream === null) chunks.push(chunk);
        else if (!stream.push(chunk)) controller.pause();
      },
      onResponseEnd() {
        if (stream !== null) stream.push(null);
        else
          resolve({
            statusCode: status,
            headers: head,
            body: chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks),
          });
      },
      onResponseError(_controller, error) {
        if (stream === null) reject(error);
        else stream.destroy(error);
      },
    });
  });
}

function isSmall(statusCode: number, headers: IncomingHttpHeaders): boolean {
  return (
    statusCode === 204 || statusCode === 304 || Number(headers['content-length'] ?? Number.NaN) <= bufferedResponseBytes
  );
}
