import type { Dispatcher } from 'undici';

/**
 * Lets what a call used be collected when it has ended; the last of a dispatcher's interceptors. undici's `request` assigns a
 * closure over the call's controller to a property, and V8 allocates such a closure among old objects, where it keeps all that it
 * reaches until the next full collection (docs/decisions/0080-closures-on-properties.md).
 */
export const releaseEndedCalls: Dispatcher.DispatcherComposeInterceptor = (dispatch) => (options, handler) => {
  let released: ReleasedController | undefined;
  return dispatch(options, {
    ...delegated(handler),
    onRequestStart(controller, context) {
      released = new ReleasedController(controller);
      handler.onRequestStart?.(released, context);
    },
    onResponseEnd(controller, trailers) {
      released?.release();
      handler.onResponseEnd?.(controller, trailers);
    },
    onResponseError(controller, error) {
      released?.release();
      handler.onResponseError?.(controller, error);
    },
  });
};

/** A handler's methods as an object, to replace some of them. */
export function delegated(handler: Dispatcher.DispatchHandler): Dispatcher.DispatchHandler {
  return {
    onRequestStart: (controller, context) => handler.onRequestStart?.(controller, context),
    onResponseStart: (controller, statusCode, headers, message) =>
      handler.onResponseStart?.(controller, statusCode, headers, message),
    onResponseData: (controller, chunk) => handler.onResponseData?.(controller, chunk),
    onResponseEnd: (controller, trailers) => handler.onResponseEnd?.(controller, trailers),
    onResponseError: (controller, error) => handler.onResponseError?.(controller, error),
  };
}

/** Holds the call only while it runs. */
class ReleasedController implements Dispatcher.DispatchController {
  #controller: Dispatcher.DispatchController | null;

  constructor(controller: Dispatcher.DispatchController) {
    this.#controller = controller;
  }

  get aborted(): boolean {
    return this.#controller?.aborted ?? false;
  }

  get paused(): boolean {
    return this.#controller?.paused ?? false;
  }

  get reason(): Error | null {
    return this.#controller?.reason ?? null;
  }

  abort(reason: Error): void {
    this.#controller?.abort(reason);
  }

  pause(): void {
    this.#controller?.pause();
  }

  resume(): void {
    this.#controller?.resume();
  }

  release(): void {
    this.#controller = null;
  }
}
