import { redoReport } from '@sefira/contracts/reports/reports';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { finishedReport } from '../../testing/people.ts';
import { renderPart } from '../../testing/render-app.tsx';
import { answer } from '../../testing/server.ts';
import { CorrectedRule } from './corrected-rule.tsx';

test('says what was corrected and orders the report again', async () => {
  let orders = 0;
  answer(redoReport, () => {
    orders += 1;
    return { success: true, message: 'ok', data: finishedReport };
  });
  const correction = { title: 'momentos', statement: 'Os momentos mudam.' };
  const { user } = renderPart(<CorrectedRule id={finishedReport.id} correction={correction} />);
  expect(screen.getByRole('heading', { name: 'Regra corrigida: momentos' })).toBeVisible();
  expect(screen.getByText('Os momentos mudam.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Refazer com a regra corrigida' }));
  await waitFor(() => expect(orders).toBe(1));
});
