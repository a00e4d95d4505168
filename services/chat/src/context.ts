import type { Answerer } from '@sefira/assistant/answerer';
import type { Passage } from '@sefira/assistant/passage';
import { correctSpelling } from '@sefira/assistant/understanding/correct-spelling';
import { foldQuestion } from '@sefira/assistant/understanding/normalise';
import { poolOf } from '@sefira/database/access';
import { openJobQueue } from '@sefira/messaging/jobs';
import {
  openConfiguration,
  openServiceClient,
  openServiceRuntime,
  type ServiceRuntime,
} from '@sefira/messaging/service-runtime';
import { redisUrlOf } from '@sefira/platform/configuration/configuration';
import type { StartOptions } from '@sefira/platform/lifecycle/service-definition';
import { closeRedis, openRedis } from '@sefira/platform/redis/redis';
import { type Prisma, PrismaClient } from '../prisma/generated/client.ts';
import { type AccountReader, createAccountReader } from './adapters/account-reader.ts';
import { type AnswerBuffer, createAnswerBuffer } from './adapters/answer-buffer.ts';
import { createEnqueueAnswer, type EnqueueAnswer } from './adapters/answer-queue.ts';
import { createAnswerer } from './adapters/answerer.ts';
import { type ArticleSearch, createArticleSearch, noArticles } from './adapters/article-search.ts';
import { type BillingPort, createBillingPort, freeOfCharge } from './adapters/billing-port.ts';
import { type CountGuestQuestion, createGuestQuestionCounter } from './adapters/guest-questions.ts';
import { createMessageLimiter, type MessageLimiter } from './adapters/message-limiter.ts';
import { createModelHealth, type ModelHealth } from './adapters/model/model-health.ts';
import { createModelMetrics, type ModelMetrics } from './adapters/model/model-metrics.ts';
import { createPriceReader, noPrices, type ReadPrices } from './adapters/prices.ts';
import { createPrinter, type Printer } from './adapters/printer.ts';
import { type Announcer, createAnnouncer } from './adapters/realtime/announcer.ts';
import { greetAfterOutages } from './adapters/realtime/greet-again.ts';
import { type OpenNamespace, openNamespace } from './adapters/realtime/open-namespace.ts';
import { startRelays } from './adapters/realtime/relays.ts';
import { type SessionGuard, startSessionGuard } from './adapters/realtime/session-guard.ts';
import { createShardedClient } from './adapters/realtime/sharded-client.ts';
import { createStopSignals, type StopSignals } from './adapters/realtime/stop-signals.ts';
import { createSessionChecker, type SessionChecker } from './adapters/session-checker.ts';
import { createSubjectReader, type SubjectReader } from './adapters/subject-reader.ts';
import type { ChatEnvironment } from './config.ts';
import { searchPassages } from './data/passages.ts';
import { createBudgetReader } from './use-cases/model-usage/model-budget.ts';

const passageLimit = 3;
const articleMilliseconds = 400;

export type Transaction = Prisma.TransactionClient;

/** Everything that the chat uses while it runs. */
export interface ChatContext extends ServiceRuntime<PrismaClient> {
  readonly settings: ChatEnvironment;
  readonly realtime: OpenNamespace;
  readonly announcer: Announcer;
  readonly stopSignals: StopSignals;
  readonly sessions: SessionChecker;
  readonly guard: SessionGuard;
  readonly messageLimiter: MessageLimiter;
  readonly countGuestQuestion: CountGuestQuestion;
  readonly billing: BillingPort;
  readonly printer: Printer;
  readonly readSubject: SubjectReader;
  readonly readAccount: AccountReader;
  readonly answerBuffer: AnswerBuffer;
  readonly answerer: Answerer;
  readonly modelHealth: ModelHealth;
  readonly modelMetrics: ModelMetrics;
  /** Passages of the product's texts that match a question, best first. */
  searchTexts(question: string): Promise<readonly Passage[]>;
  readonly searchArticles: ArticleSearch;
  readonly readPrices: ReadPrices;
  readonly enqueueAnswer: EnqueueAnswer;
}

export function openContext(settings: ChatEnvironment, options: StartOptions = {}): ChatContext {
  const runtime = openServiceRuntime('chat', PrismaClient, settings, options);
  const { clock, logger, resources, commandRedis, publishRedis, queueRedis } = runtime;
  const { BILLING_URL: billingUrl, CONTENT_URL: contentUrl } = settings;
  const services = openServiceClient(runtime, settings, {
    addresses: {
      auth: settings.AUTH_URL,
      numerology: settings.NUMEROLOGY_URL,
      ...(billingUrl === undefined ? {} : { billing: billingUrl }),
      reports: settings.REPORTS_URL,
    },
  });
  const searchArticles =
    contentUrl === undefined
      ? noArticles
      : createArticleSearch(
          // A short timeout: an answer goes without articles rather than late.
          openServiceClient(runtime, settings, {
            addresses: { content: contentUrl },
            timeoutMilliseconds: articleMilliseconds,
          }),
          logger,
        );
  const subscriber = openRedis({
    url: redisUrlOf(settings, 'PUBSUB'),
    name: 'chat-subscriber',
    logger,
    use: 'queue',
    shutdown: runtime.shutdown.signal,
  });
  resources.defer(() => closeRedis(subscriber));
  const realtime = openNamespace(createShardedClient({ publisher: publishRedis, subscriber, logger }));
  const { namespace } = realtime;
  startRelays({ namespace, subscriber, logger });
  greetAfterOutages({ namespace, subscriber, logger });
  const sessions = createSessionChecker(services, clock);
  const searchTexts = (question: string) =>
    searchPassages(poolOf(runtime), correctSpelling(foldQuestion(question)), passageLimit);
  const answerQueue = resources.use(
    openJobQueue('chat.answer', { redis: queueRedis, queuePrefix: settings.QUEUE_PREFIX, logger }),
  );
  const configuration = openConfiguration(runtime);
  const modelHealth = resources.use(createModelHealth({ settings, logger, clock }));
  return {
    ...runtime,
    settings,
    realtime,
    announcer: createAnnouncer(namespace),
    stopSignals: createStopSignals(namespace),
    sessions,
    guard: resources.use(startSessionGuard({ namespace, sessions, subscriber, logger })),
    messageLimiter: createMessageLimiter({ redis: commandRedis, clock, perMinute: settings.CHAT_MESSAGES_PER_MINUTE }),
    countGuestQuestion: createGuestQuestionCounter(commandRedis),
    billing: billingUrl === undefined ? freeOfCharge : createBillingPort(services),
    printer: createPrinter(services),
    readSubject: createSubjectReader(services),
    readAccount: createAccountReader(services),
    answerBuffer: createAnswerBuffer(commandRedis),
    answerer: createAnswerer({
      settings,
      services,
      logger,
      searchTexts,
      searchArticles,
      readBudget: createBudgetReader(runtime, configuration),
      report: modelHealth.report,
    }),
    modelHealth,
    modelMetrics: createModelMetrics(runtime.metrics),
    searchTexts,
    searchArticles,
    readPrices: billingUrl === undefined ? noPrices : createPriceReader(services, logger),
    enqueueAnswer: createEnqueueAnswer(answerQueue, logger),
  };
}
