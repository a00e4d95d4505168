import type { PaymentMethod } from '@sefira/contracts/billing/catalogue';
import type { Order } from '@sefira/contracts/billing/orders';
import type { PayerAddress } from '@sefira/contracts/billing/payer-address';

/** The words of every provider in ours. `review` is looked at by the provider; a charge-back is a refund by force. */
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

/** A payment as the provider tells of it now: the only truth about money. */
export interface ProviderPayment {
  readonly id: string;
  /** Id of our order. */
  readonly orderId: string;
  readonly status: PaymentStatus;
  readonly amountCents: number;
  readonly refundedCents: number;
  readonly currency: string;
  readonly instructions: Order['instructions'];
  readonly card: { readonly brand: string; readonly lastFour: string } | null;
  /** With which the same card can be charged again; only of a card that may renew. */
  readonly savedCard: string | null;
  /** In Portuguese. */
  readonly failureReason: string | null;
}

export interface Payer {
  readonly name: string;
  readonly email: string;
  /** Eleven digits. */
  readonly cpf: string;
  /** Of who pays by boleto. */
  readonly address?: PayerAddress | undefined;
}

export interface PaymentRequest {
  readonly orderId: string;
  /** The same key makes one payment, however often it is asked for. */
  readonly key: string;
  readonly description: string;
  readonly amountCents: number;
  readonly method: PaymentMethod;
  readonly payer: Payer;
  /** Of the card fields in the browser, or of a card that was charged before. */
  readonly card: { readonly token: string } | { readonly saved: string } | null;
  /** PIX and boleto cannot be paid any more after this. */
  readonly expiresAt: Date | null;
}

/** A verified message of a provider. */
export interface WebhookNotice {
  readonly eventId: string;
  readonly paymentId: string;
}

export interface WebhookMessage {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly query: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
}

/** Somebody who takes money for us. Every call may throw DomainError DEPENDENCY_DOWN; a refused card is a payment, no error. */
export interface PaymentProvider {
  readonly name: ProviderName;
  readonly methods: readonly PaymentMethod[];
  /** Page of the card fields for an iframe, on the provider's own origin. */
  readonly cardFieldsUrl: string | null;
  readonly publicKey: string | null;
  createPayment(request: PaymentRequest): Promise<ProviderPayment>;
  /** Null when there is no such payment. */
  readPayment(id: string): Promise<ProviderPayment | null>;
  findPayments(orderId: string): Promise<readonly ProviderPayment[]>;
  cancelPayment(id: string): Promise<void>;
  /** Gives back a sum once for each key. */
  refund(request: { readonly paymentId: string; readonly amountCents: number; readonly key: string }): Promise<void>;
  /** Null for anything that the provider did not sign. */
  verifyWebhook(message: WebhookMessage): WebhookNotice | null;
}
