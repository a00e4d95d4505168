import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** One turn of the stub: a text in chunks, or a tool call. */
export type Turn =
  | { readonly says: readonly string[]; readonly breaksAfter?: number }
  | { readonly calls: string; readonly with: unknown }
  | { readonly calls: string; readonly withText: string }
  | { readonly status: number }
  | { readonly hangs: true };

export type Protocol = 'openai' | 'anthropic' | 'google' | 'openai-compatible';

/** A server with a provider's streaming protocol that plays a script of turns. */
export interface StandInModel extends AsyncDisposable {
  readonly url: string;
  /** Bodies of the requests. */
  readonly requests: string[];
  play(...turns: Turn[]): void;
  /** Discards the rest of the script. */
  forget(): void;
}

type Frame = { readonly event?: string; readonly data: unknown };

export async function standInModel(protocol: Protocol): Promise<StandInModel> {
  const script: Turn[] = [];
  const requests: string[] = [];
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    requests.push(body);
    const turn = script.shift() ?? { says: ['Fim.'] };
    if ('hangs' in turn) return;
    if ('status' in turn) {
      response.writeHead(turn.status, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ error: { message: 'overloaded', type: 'overloaded_error', code: turn.status } }));
      return;
    }
    await stream(protocol, turn, response);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${protocol === 'google' ? '/v1beta' : '/v1'}`,
    requests,
    play: (...turns) => void script.push(...turns),
    forget: () => void script.splice(0),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function stream(protocol: Protocol, turn: Played, response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const frames = FRAMES[protocol](turn);
  const broken = 'says' in turn && turn.breaksAfter !== undefined ? turn.breaksAfter : frames.length;
  for (const { event, data } of frames.slice(0, broken)) {
    response.write(`${event === undefined ? '' : `event: ${event}\n`}data: ${JSON.stringify(data)}\n\n`);
    await wait(1);
  }
  if (broken < frames.length) response.destroy();
  else response.end(protocol.startsWith('openai') ? 'data: [DONE]\n\n' : undefined);
}

type Played = Extract<Turn, { says: readonly string[] } | { calls: string }>;

const argumentsOf = (turn: Extract<Turn, { calls: string }>) =>
  'withText' in turn ? turn.withText : JSON.stringify(turn.with);
const tokens = { input: 120, output: 30 };

const FRAMES: Record<Protocol, (turn: Played) => Frame[]> = {
  'openai-compatible': (turn) => {
    const chunk = (delta: object, finish: string | null = null) => ({
      data: {
        id: 'c1',
        object: 'chat.completion.chunk',
        created: 1,
        model: 'stand-in',
        choices: [{ index: 0, delta, finish_reason: finish }],
      },
    });
    const usage = {
      data: {
        id: 'c1',
        object: 'chat.completion.chunk',
        created: 1,
        model: 'stand-in',
        choices: [],
        usage: {
          prompt_tokens: tokens.input,
          completion_tokens: tokens.output,
          total_tokens: tokens.input + tokens.output,
        },
      },
    };
    if ('says' in turn) {
      return [...turn.says.map((content) => chunk({ role: 'assistant', content })), chunk({}, 'stop'), usage];
    }
    const call = { index: 0, id: 'call_1', type: 'function', function: { name: turn.calls, arguments: '' } };
    const given = { index: 0, function: { arguments: argumentsOf(turn) } };
    return [
      chunk({ role: 'assistant', tool_calls: [call] }),
      chunk({ tool_calls: [given] }),
      chunk({}, 'tool_calls'),
      usage,
    ];
  },

  openai: (turn) => {
    const response = (status: string, more: object = {}) => ({
      id: 'r1',
      object: 'response',
      created_at: 1,
      model: 'stand-in',
      status,
      output: [],
      ...more,
    });
    const usage = {
      input_tokens: tokens.input,
      input_tokens_details: { cached_tokens: 0 },
      output_tokens: tokens.output,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: tokens.input + tokens.output,
    };
    const started = { data: { type: 'response.created', response: response('in_progress') } };
    const completed = { data: { type: 'response.completed', response: response('completed', { usage }) } };
    if ('says' in turn) {
      const item = { id: 'm1', type: 'message', role: 'assistant', status: 'in_progress', content: [] };
      return [
        started,
        { data: { type: 'response.output_item.added', output_index: 0, item } },
        ...turn.says.map((delta) => ({
          data: { type: 'response.output_text.delta', item_id: 'm1', output_index: 0, content_index: 0, delta },
        })),
        { data: { type: 'response.output_item.done', output_index: 0, item: { ...item, status: 'completed' } } },
        completed,
      ];
    }
    const item = { id: 'f1', type: 'function_call', call_id: 'call_1', name: turn.calls, arguments: '' };
    const done = { ...item, arguments: argumentsOf(turn), status: 'completed' };
    return [
      started,
      { data: { type: 'response.output_item.added', output_index: 0, item } },
      {
        data: {
          type: 'response.function_call_arguments.delta',
          item_id: 'f1',
          output_index: 0,
          delta: argumentsOf(turn),
        },
      },
      { data: { type: 'response.output_item.done', output_index: 0, item: done } },
      completed,
    ];
  },

  anthropic: (turn) => {
    const frame = (event: string, data: object) => ({ event, data: { type: event, ...data } });
    const start = frame('message_start', {
      message: {
        id: 'm1',
        type: 'message',
        role: 'assistant',
        model: 'stand-in',
        content: [],
        stop_reason: null,
        stop_sequence: null,
        usage: { input_tokens: tokens.input, output_tokens: 1 },
      },
    });
    const end = (reason: string) => [
      frame('content_block_stop', { index: 0 }),
      frame('message_delta', {
        delta: { stop_reason: reason, stop_sequence: null },
        usage: { output_tokens: tokens.output },
      }),
      frame('message_stop', {}),
    ];
    if ('says' in turn) {
      return [
        start,
        frame('content_block_start', { index: 0, content_block: { type: 'text', text: '' } }),
        ...turn.says.map((text) => frame('content_block_delta', { index: 0, delta: { type: 'text_delta', text } })),
        ...end('end_turn'),
      ];
    }
    return [
      start,
      frame('content_block_start', {
        index: 0,
        content_block: { type: 'tool_use', id: 'call_1', name: turn.calls, input: {} },
      }),
      frame('content_block_delta', {
        index: 0,
        delta: { type: 'input_json_delta', partial_json: argumentsOf(turn) },
      }),
      ...end('tool_use'),
    ];
  },

  google: (turn) => {
    const chunk = (parts: object[], more: object = {}) => ({
      data: { candidates: [{ content: { role: 'model', parts }, index: 0, ...more }] },
    });
    const last = {
      data: {
        candidates: [{ content: { role: 'model', parts: [{ text: '' }] }, finishReason: 'STOP', index: 0 }],
        usageMetadata: {
          promptTokenCount: tokens.input,
          candidatesTokenCount: tokens.output,
          totalTokenCount: tokens.input + tokens.output,
        },
      },
    };
    if ('says' in turn) return [...turn.says.map((text) => chunk([{ text }])), last];
    const args = 'with' in turn ? turn.with : {};
    return [chunk([{ functionCall: { name: turn.calls, args } }]), last];
  },
};
