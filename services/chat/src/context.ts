import type { Answerer } from '@sefira/assistant/answerer';
import type { Passage } from '@sefira/assistant/passage';
import { correctSpelling } from '@sefira/assistant/understanding/correct-spelling';
import { foldQuestion } from '@sefira/assistant/understanding/fold-question';
import type { JobPayload } from '@sefira/contracts/shared/jobs';
import { poolOf } from '@sefira/database/access';
import { createBatcher } from '@sefira/messaging/batcher';
import { type JobQueue, openJobQueue } from '@sefira/messaging/jobs';
import { openServiceRuntime, type ServiceRuntime } from '@sefira/messaging/service-runtime';
import { createServiceClient, type ServiceClient } from '@sefira/platform/http/service-client';
import { createIdentitySigner, type IdentitySigner } from '@sefira/platform/identity/identity';
import type { StartOptions } from '@sefira/platform/lifecycle/service-definition';
import { closeRedis, openRedis } from '@sefira/platform/redis/redis';
import { type Prisma, PrismaClient } from '../prisma/generated/client.ts';
import { type AnswerBuffer, createAnswerBuffer } from './adapters/answer-buffer.ts';
import { createAnswerer } from './adapters/answerer.ts';
import { type ArticleSearch, createArticleSearch, noArticles } from './adapters/article-search.ts';
import { type BillingPort, createBillingPort, freeOfCharge } from './adapters/billing-port.ts';
import { createMessageLimiter, type MessageLimiter } from './adapters/message-limiter.ts';
import { createPrinter, type Printer } from './adapters/printer.ts';
import { createSessionChecker, type SessionChecker } from './adapters/session-checker.ts';
import { createSubjectReader, type SubjectReader } from './adapters/subject-reader.ts';
import type { ChatEnvironment } from './config.ts';
import type { AnswerOrder } from './data/answers.ts';
import { type ConversationReader, createConversationReader } from './data/conversation-reader.ts';
import { searchPassages } from './data/passages.ts';
import { createQuestionStore, type QuestionStore } from './data/store-question.ts';
import { type Announcer, createAnnouncer } from './socket/announcer.ts';
import { createGreeting } from './socket/greet-again.ts';
import { relayNotifications } from './socket/notification-relay.ts';
import { type OpenNamespace, openNamespace } from './socket/open-namespace.ts';
import { relayReportProgress } from './socket/report-progress.ts';
import type { ChatNamespace } from './socket/rooms.ts';
import { type SessionGuard, startSessionGuard } from './socket/session-guard.ts';
import { createStopSignals, type StopSignals } from './socket/stop-signals.ts';

const passageLimit = 3;
const articleMilliseconds = 400;
/** Answers that are ordered at once. */
const largestOrder = 200;

export type Transaction = Prisma.TransactionClient;

/** What the chat holds while it runs. */
export interface ChatContext extends ServiceRuntime<PrismaClient> {
  readonly settings: ChatEnvironment;
  readonly realtime: OpenNamespace;
  readonly namespace: ChatNamespace;
  readonly announcer: Announcer;
  readonly stopSignals: StopSignals;
  readonly sessions: SessionChecker;
  readonly guard: SessionGuard;
  readonly messageLimiter: MessageLimiter;
  readonly billing: BillingPort;
  readonly printer: Printer;
  readonly readSubject: SubjectReader;
  readonly answerBuffer: AnswerBuffer;
  readonly answerer: Answerer;
  /** Passages of our own texts that fit a question, the best first. */
  searchTexts(question: string): Promise<readonly Passage[]>;
  readonly searchArticles: ArticleSearch;
  readonly answerQueue: JobQueue<'chat.answer'>;
  readonly readConversation: ConversationReader;
  readonly storeQuestion: QuestionStore;
  /** Orders a version of an answer. Never fails: the row asks for it until it is there. */
  orderAnswer(order: Required<AnswerOrder>): void;
}

export function openContext(settings: ChatEnvironment, options: StartOptions = {}): ChatContext {
  const runtime = openServiceRuntime('chat', PrismaClient, settings, options);
  const { clock, logger, resources, commandRedis, queueRedis } = runtime;
  const { BILLING_URL: billingUrl, CONTENT_URL: contentUrl } = settings;
  const signer = createIdentitySigner({ caller: 'chat', privateJwk: settings.IDENTITY_PRIVATE_JWK, clock });
  const services = resources.use(
    createServiceClient({
      addresses: {
        auth: settings.AUTH_URL,
        numerology: settings.NUMEROLOGY_URL,
        ...(billingUrl === undefined ? {} : { billing: billingUrl }),
        reports: settings.REPORTS_URL,
      },
      signer,
    }),
  );
  const searchArticles =
    contentUrl === undefined ? noArticles : createArticleSearch(resources.use(openContent(contentUrl, signer)), logger);
  const connect = (name: string) => {
    const connection = openRedis({ url: settings.REDIS_URL, name, logger, use: 'queue' });
    resources.defer(() => closeRedis(connection));
    return connection;
  };
  const publisher = connect('chat-publisher');
  const realtime = openNamespace({ publisher, subscriber: connect('chat-subscriber') });
  const { namespace } = realtime;
  relayReportProgress({ namespace, subscriber: connect('chat-reports'), logger });
  const sessions = createSessionChecker(services, clock);
  const subscriber = connect('chat-told');
  relayNotifications({ namespace, subscriber, logger });
  const searchTexts = (question: string) =>
    searchPassages(poolOf(runtime), runtime.schema, correctSpelling(foldQuestion(question)), passageLimit);
  const answerQueue = resources.use(
    openJobQueue('chat.answer', { redis: queueRedis, queuePrefix: settings.QUEUE_PREFIX, logger }),
  );
  const order = createBatcher<JobPayload<'chat.answer'>, null>({
    maxBatchSize: largestOrder,
    concurrency: 2,
    minQueuedToOverlap: 16,
    isSharedFailure: () => true,
    async processBatch(payloads) {
      const orders = payloads.map((payload) => ({ id: `${payload.messageId}-${payload.version}`, payload }));
      await answerQueue.enqueueAll(orders);
      return payloads.map(() => null);
    },
  });
  return {
    ...runtime,
    settings,
    realtime,
    namespace,
    announcer: createAnnouncer({ namespace, publisher, subscriber, logger, missed: createGreeting(namespace) }),
    stopSignals: createStopSignals(namespace),
    sessions,
    guard: resources.use(startSessionGuard({ namespace, sessions, subscriber, logger })),
    messageLimiter: createMessageLimiter({ redis: commandRedis, clock, perMinute: settings.CHAT_MESSAGES_PER_MINUTE }),
    billing: billingUrl === undefined ? freeOfCharge : createBillingPort(services),
    printer: createPrinter(services),
    readSubject: createSubjectReader(services),
    answerBuffer: createAnswerBuffer(commandRedis),
    answerer: createAnswerer({ settings, services, logger, searchTexts, searchArticles }),
    searchTexts,
    searchArticles,
    answerQueue,
    readConversation: createConversationReader(poolOf(runtime), runtime.schema),
    storeQuestion: createQuestionStore(poolOf(runtime), runtime.schema),
    orderAnswer({ messageId, userId, version }) {
      order({ messageId, userId, version }).catch((error: unknown) => {
        logger.warn({ reason: String(error), messageId }, 'answer not ordered; the sweeper will');
      });
    },
  };
}

/** An answer does not wait long for articles: it goes on without them. */
function openContent(address: string, signer: IdentitySigner): ServiceClient {
  return createServiceClient({ addresses: { content: address }, signer, timeoutMilliseconds: articleMilliseconds });
}
