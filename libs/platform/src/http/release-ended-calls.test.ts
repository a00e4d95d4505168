import type { Dispatcher } from 'undici';
import { expect, it } from 'vitest';
import { releaseEndedCalls } from './release-ended-calls.ts';

/** A call that its test ends, with what reached its controller. */
function startCall() {
  const reached: string[] = [];
  const controller: Dispatcher.DispatchController = {
    aborted: false,
    paused: true,
    reason: null,
    abort: (reason) => reached.push(reason.message),
    pause: () => reached.push('pause'),
    resume: () => reached.push('resume'),
  };
  const received: string[] = [];
  let given: Dispatcher.DispatchController | undefined;
  let sent: Dispatcher.DispatchHandler | undefined;
  const dispatch = releaseEndedCalls((_options, handler) => {
    sent = handler;
    return true;
  });
  dispatch(
    { path: '/', method: 'GET' },
    {
      onRequestStart(started) {
        given = started;
      },
      onResponseStart: (_controller, status) => received.push(`status ${status}`),
      onResponseData: (_controller, chunk) => received.push(chunk.toString()),
      onResponseEnd: () => received.push('end'),
      onResponseError: (_controller, error) => received.push(error.message),
    },
  );
  sent?.onRequestStart?.(controller, null);
  if (given === undefined || sent === undefined) throw new Error('the call was not started');
  return { reached, received, controller, given, sent };
}

it('a running call is paused, resumed and ended through its controller', () => {
  const { given, reached } = startCall();
  expect([given.aborted, given.paused, given.reason]).toEqual([false, true, null]);
  given.pause();
  given.resume();
  given.abort(new Error('disconnected'));
  expect(reached).toEqual(['pause', 'resume', 'disconnected']);
});

it('an answer passes whole, and the ended call is reached no more', () => {
  const { given, reached, received, controller, sent } = startCall();
  sent.onResponseStart?.(controller, 200, {}, 'OK');
  sent.onResponseData?.(controller, Buffer.from('body'));
  sent.onResponseEnd?.(controller, {});
  expect(received).toEqual(['status 200', 'body', 'end']);
  given.abort(new Error('too late'));
  expect(reached).toEqual([]);
});

it('a failed call is reached no more', () => {
  const { given, reached, received, controller, sent } = startCall();
  sent.onResponseError?.(controller, new Error('lost'));
  given.resume();
  expect([received, reached]).toEqual([['lost'], []]);
});
