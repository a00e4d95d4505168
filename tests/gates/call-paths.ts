/**
 * A call as nested calls between files: the file, the name by which its caller reaches it, and what it calls. A name over
 * HTTP, an event or a job is that of its contract; the first names of a path are those of plugins, which run in turn. Not
 * followed: pure libraries (contracts, numerology, assistant, drawings), clocks, ids, errors and the files that compose a service.
 */
export type Step = readonly [file: string, name: string, ...calls: Step[]];

const outbox = (name: string): Step => ['libs/messaging/src/outbox.ts', name];

/** A session's paid analysis through the gateway, with its charge in billing. */
const analysis: readonly Step[] = [
  ['gateway/src/plugins/contracts.ts', 'contracts'],
  ['gateway/src/plugins/cross-site.ts', 'cross-site'],
  ['gateway/src/plugins/session.ts', 'session', ['gateway/src/adapters/token-checker.ts', 'check']],
  [
    'gateway/src/plugins/limits.ts',
    'limits',
    [
      'gateway/src/adapters/call-limiter.ts',
      'consume',
      ['gateway/src/adapters/network-limits.ts', 'consume'],
      ['gateway/src/adapters/leased-limiter.ts', 'consume'],
    ],
    ['gateway/src/adapters/work-limiter.ts', 'begin'],
  ],
  ['gateway/src/plugins/proxy.ts', 'proxy', ['gateway/src/adapters/upstreams.ts', 'sendResponse']],
  [
    'libs/platform/src/http/add-route.ts',
    'addAliasedRoutes',
    [
      'services/numerology/src/routes/analyze.ts',
      'addAliasedRoutes',
      [
        'services/numerology/src/use-cases/perform-analysis.ts',
        'performAnalysis',
        ['libs/messaging/src/idempotency.ts', 'runIdempotent'],
        [
          'services/numerology/src/adapters/billing-port.ts',
          'authorize',
          [
            'services/billing/src/routes/internal.ts',
            'reserveCharge',
            [
              'services/billing/src/use-cases/charges/reserve-use.ts',
              'reserveUse',
              ['services/billing/src/data/charge-batches.ts', 'reserve'],
            ],
          ],
        ],
        [
          'services/numerology/src/engine/engine-pool.ts',
          'run',
          [
            'services/numerology/src/domain/engine-tasks.ts',
            'engineTasks',
            ['services/numerology/src/domain/personal.ts', 'personal'],
          ],
        ],
        ['services/numerology/src/data/analyses.ts', 'insertAnalysis'],
        outbox('appendEvent'),
      ],
    ],
  ],
];

const worker: Step = ['libs/messaging/src/message-worker.ts', 'startMessageWorker'];

/** From the committed event of an analysis to the stored PDF and its own event. The templates of a kind count as one file. */
const pdf: Step = [
  'libs/messaging/src/publishing/relay.ts',
  'startRelay',
  [
    'libs/messaging/src/publishing/outbox-publisher.ts',
    'openOutboxPublisher',
    ['libs/messaging/src/sealing.ts', 'seal'],
    ['libs/messaging/src/queue-settings.ts', 'eventQueueName'],
    [
      'libs/messaging/src/consumer.ts',
      'eventQueueName',
      worker,
      [
        'services/reports/src/events/analysis-completed.ts',
        'analysis.completed',
        [
          'services/reports/src/use-cases/report-analysis.ts',
          'reportAnalysis',
          ['services/reports/src/data/brands.ts', 'currentBrand'],
          ['services/reports/src/domain/report-content.ts', 'contentOf'],
          [
            'services/reports/src/use-cases/request-report.ts',
            'requestReport',
            ['services/reports/src/data/documents.ts', 'obtainDocument'],
            ['services/reports/src/data/reports.ts', 'insertReport'],
            [
              'services/reports/src/use-cases/request-render.ts',
              'requestRender',
              ['services/reports/src/domain/queue-order.ts', 'renderPriority'],
              outbox('enqueueJob'),
            ],
          ],
        ],
      ],
    ],
    [
      'libs/messaging/src/jobs.ts',
      'jobOptions',
      [
        'services/reports/src/jobs/render.ts',
        'reports.render',
        [
          'services/reports/src/use-cases/render-document.ts',
          'openRendering',
          ['services/reports/src/data/owners.ts', 'isEveryOwnerClosed'],
          ['services/reports/src/use-cases/render-progress.ts', 'startProgress'],
          [
            'services/reports/src/templates/render-reading.ts',
            'drawDocument',
            ['services/reports/src/domain/readings.ts', 'readSubject'],
            ['services/reports/src/templates/personal/render.ts', 'renderPersonalReport'],
          ],
          [
            'services/reports/src/printing/print-report.ts',
            'printReport',
            [
              'services/reports/src/renderer/renderer.ts',
              'print',
              [
                'services/reports/src/renderer/slot-pool.ts',
                'createSlotPool',
                ['services/reports/src/renderer/slot.ts', 'Slot'],
              ],
            ],
            ['services/reports/src/printing/inspect-pdf.ts', 'inspectPdf'],
            ['services/reports/src/printing/finish-pdf.ts', 'finishPdf'],
          ],
          ['libs/files/src/folder-file-store.ts', 'put'],
          ['services/reports/src/use-cases/settle-document.ts', 'completeDocument'],
        ],
      ],
    ],
  ],
];

/** A question of a socket to the end of its answer by the built-in assistant. */
const answer: Step = [
  'services/chat/src/socket/connection.ts',
  'acceptConnections',
  [
    'services/chat/src/use-cases/check-session.ts',
    'checkSession',
    ['services/chat/src/adapters/session-checker.ts', 'check'],
  ],
  [
    'services/chat/src/socket/handlers.ts',
    'handlers',
    [
      'services/chat/src/use-cases/ask-question.ts',
      'askQuestion',
      ['services/chat/src/adapters/message-limiter.ts', 'consume'],
      [
        'services/chat/src/use-cases/reserve-answer.ts',
        'reserveAnswer',
        ['services/chat/src/adapters/billing-port.ts', 'reserve'],
      ],
      ['services/chat/src/data/store-question.ts', 'insertQuestion'],
      ['services/chat/src/presenters/messages.ts', 'presentNewExchange'],
      [
        'services/chat/src/adapters/answer-queue.ts',
        'EnqueueAnswer',
        [
          'libs/messaging/src/jobs.ts',
          'JobQueue',
          worker,
          [
            'services/chat/src/jobs/answers.ts',
            'chat.answer',
            [
              'services/chat/src/use-cases/answer-question.ts',
              'answerQuestion',
              ['services/chat/src/data/answers.ts', 'beginAnswer'],
              [
                'services/chat/src/use-cases/read-question.ts',
                'readQuestion',
                ['services/chat/src/data/conversations.ts', 'findConversation'],
                ['services/chat/src/data/messages.ts', 'messagesBefore'],
                ['services/chat/src/data/known-people.ts', 'peopleOfConversation'],
              ],
              [
                'services/chat/src/use-cases/stream-answer.ts',
                'streamAnswer',
                ['services/chat/src/adapters/answer-buffer.ts', 'append'],
                ['services/chat/src/adapters/realtime/announcer.ts', 'toConversation'],
              ],
              ['services/chat/src/adapters/built-in-answerer.ts', 'answerer'],
              ['services/chat/src/use-cases/finish-answer.ts', 'finishAnswer', outbox('appendEvent')],
            ],
          ],
        ],
      ],
    ],
  ],
];

export const callPaths: Readonly<Record<string, readonly Step[]>> = {
  'a personal analysis': analysis,
  'an event to its PDF': [pdf],
  'a chat answer': [answer],
};

export interface Hop {
  readonly file: string;
  readonly name: string;
  /** Null for the first of a path. */
  readonly caller: string | null;
}

/** Every call of a path in the order of a reader. */
export function hopsOf(steps: readonly Step[], caller: string | null = null): readonly Hop[] {
  return steps.flatMap(([file, name, ...calls]) => [{ file, name, caller }, ...hopsOf(calls, file)]);
}
