import type { ChatMessage } from '@sefira/contracts/chat/message';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../testing/render-app.tsx';
import { Answer } from './answer.tsx';

const message: ChatMessage = {
  id: '0199b0a0-0000-7000-8000-000000000032',
  conversationId: '0199b0a0-0000-7000-8000-000000000030',
  seq: 2,
  revision: 2,
  type: 'bot',
  content: 'O seu número',
  timestamp: '2026-11-21T12:00:00.000Z',
  status: 'answering',
  clientId: null,
  version: 1,
  earlierVersions: [],
  liked: null,
  sources: [],
  cards: [{ id: 'map', kind: 'map', title: 'Ana', subtitle: 'Mapa', figures: [], link: null }],
  suggestions: [],
  answeredBy: null,
  credits: 0,
};

test.each([
  ['answering', 0],
  ['completed', 1],
] as const)('an answer that is %s has %i cards: its growing text would move them', (status, count) => {
  renderPart(
    <Answer message={{ ...message, status }} comingText={undefined} canAsk={false} onRegenerate={() => undefined} />,
  );
  expect(screen.queryAllByRole('article', { name: 'Ana' })).toHaveLength(count);
});
