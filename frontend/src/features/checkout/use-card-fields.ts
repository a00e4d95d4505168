import { type CardFieldsRequest, cardFieldsMessage } from '@sefira/contracts/billing/payment-fields';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { paymentTexts } from '../../texts/billing/checkout.ts';
import { useTheme } from '../../ui/layout/theme.tsx';

/** The provider's response to a token request. */
export type TokenAnswer = { readonly token: string } | { readonly refused: string };

export interface CardFields {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** Height of the fields in CSS pixels; null until they are loaded. */
  readonly height: number | null;
  /** Requests a token for the typed card; the fields show their own errors. */
  readonly tokenize: () => Promise<TokenAnswer>;
}

const timeoutMs = 20_000;

/** Messages with the provider's iframe; other windows and origins are ignored. */
export function useCardFields(url: string | null): CardFields {
  const { theme } = useTheme();
  const frame = useRef<HTMLIFrameElement>(null);
  const waiting = useRef<((answer: TokenAnswer) => void) | null>(null);
  const [height, setHeight] = useState<number | null>(null);
  const origin = url === null ? null : new URL(url).origin;

  const post = useEffectEvent((request: CardFieldsRequest) => {
    if (origin !== null) frame.current?.contentWindow?.postMessage(request, origin);
  });

  const settle = (answer: TokenAnswer) => {
    waiting.current?.(answer);
    waiting.current = null;
  };

  const onMessage = useEffectEvent(({ data, source, origin: sender }: MessageEvent<unknown>) => {
    if (source === null || source !== frame.current?.contentWindow || sender !== origin) return;
    const { success, data: message } = cardFieldsMessage.safeParse(data);
    if (!success) return;
    if (message.type === 'card-fields:ready') setHeight(message.height);
    if (message.type === 'card-fields:token') settle({ token: message.token });
    if (message.type === 'card-fields:refused') settle({ refused: paymentTexts.cardRefused(message.message) });
  });

  useEffect(() => {
    const listener = (event: MessageEvent<unknown>) => onMessage(event);
    window.addEventListener('message', listener);
    return () => window.removeEventListener('message', listener);
  }, []);

  // Until the fields have loaded, the frame has our origin and must receive no message.
  const isReady = height !== null;
  useEffect(() => {
    if (theme && isReady) post({ type: 'card-fields:theme', theme });
  }, [theme, isReady]);

  const tokenize = () =>
    new Promise<TokenAnswer>((resolve) => {
      const timer = setTimeout(() => settle({ refused: paymentTexts.cardFailed }), timeoutMs);
      waiting.current = (answer) => {
        clearTimeout(timer);
        resolve(answer);
      };
      const request: CardFieldsRequest = { type: 'card-fields:tokenize' };
      if (origin !== null) frame.current?.contentWindow?.postMessage(request, origin);
    });

  return { frame, height, tokenize };
}
