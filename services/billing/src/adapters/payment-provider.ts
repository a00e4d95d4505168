import type { PaymentMethod } from '@sefira/contracts/billing/catalogue';
import type { Order } from '@sefira/contracts/billing/orders';
import type { PayerAddress } from '@sefira/contracts/billing/payer-address';

/** Payment states, common to all providers. `review`: the provider examines the payment. */
export type PaymentStatus =
  | 'pending'
  | 'review'
  | 'approved'
  | 'declined'
  | 'cancelled'
  | 'expired'
  | 'refunded'
  | 'charged_back';

export type ProviderName = 'sandbox' | 'mercadopago';

/** Current state of a payment at its provider, the source of truth about money. */
export interface ProviderPayment {
  readonly id: string;
  /** Id of the order. */
  readonly orderId: string;
  readonly status: PaymentStatus;
  readonly amountCents: number;
  readonly refundedCents: number;
  /** True when a chargeback of this payment was decided in our favour; its status is `approved` then. */
  readonly isDisputeWon: boolean;
  readonly currency: string;
  readonly instructions: Order['instructions'];
  readonly card: { readonly brand: string; readonly lastFour: string } | null;
  /** Reference for charging the same card again; null for a card that cannot renew. */
  readonly savedCard: string | null;
  /** In Portuguese. */
  readonly failureReason: string | null;
}

export interface Payer {
  readonly name: string;
  readonly email: string;
  /** Eleven digits. */
  readonly cpf: string;
  /** Required for a boleto. */
  readonly address?: PayerAddress | undefined;
}

export interface PaymentRequest {
  readonly orderId: string;
  /** Idempotency key: one payment for each key. */
  readonly key: string;
  readonly description: string;
  readonly amountCents: number;
  readonly method: PaymentMethod;
  readonly payer: Payer;
  /** Token of the card fields in the browser, or reference to a stored card. */
  readonly card: { readonly token: string } | { readonly saved: string } | null;
  /** A PIX or boleto cannot be paid after this instant. */
  readonly expiresAt: Date | null;
}

/** A verified webhook notice. */
export interface WebhookNotice {
  readonly eventId: string;
  readonly paymentId: string;
}

export interface WebhookMessage {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly query: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
}

/** A payment provider. Every call may throw DomainError DEPENDENCY_DOWN; a refused card is a declined payment, not an error. */
export interface PaymentProvider {
  readonly name: ProviderName;
  readonly methods: readonly PaymentMethod[];
  /** Address of the card fields for an iframe, on the provider's origin. */
  readonly cardFieldsUrl: string | null;
  readonly publicKey: string | null;
  createPayment(request: PaymentRequest): Promise<ProviderPayment>;
  /** Returns null when the payment does not exist. */
  readPayment(id: string): Promise<ProviderPayment | null>;
  findPayments(orderId: string): Promise<readonly ProviderPayment[]>;
  cancelPayment(id: string): Promise<void>;
  /** Refunds an amount, once for each key. */
  refund(request: { readonly paymentId: string; readonly amountCents: number; readonly key: string }): Promise<void>;
  /** Returns null for a message without a valid signature of the provider. */
  verifyWebhook(message: WebhookMessage): WebhookNotice | null;
}
