import { expect, it } from 'vitest';
import { readSubject } from '../../domain/readings.ts';
import { templateVersionOf } from '../../domain/template-versions.ts';
import { renderReading } from '../render-reading.ts';

function yearsOf(birthDate: string): string {
  const input = { name: 'Rafael Augusto Moreira Pinto', birthDate };
  const reading = readSubject({ kind: 'personal', input }, { ruleSet: 'cabalistica@1', referenceDate: '2026-11-29' });
  const { page } = renderReading(reading, { brand: { name: 'Sefira' } }, templateVersionOf('personal', 'complete'));
  const [, years = ''] = page.content.split('id="anos"');
  return (
    years
      .split('id="calendario"')[0]
      ?.replaceAll(/<[^>]+>/gu, ' ')
      .replaceAll(/\s+/gu, ' ') ?? ''
  );
}

it('says which quarters of the running year are over, and that they stay to be compared', () => {
  const years = yearsOf('1992-05-11');
  expect(years).toContain('Julho a setembro de 2026 já vivido');
  expect(years).toContain('Outubro a dezembro de 2026 você está aqui');
  expect(years).toMatch(/O ano 8 por trimestres O que já passou fica para conferir/u);
  expect(years).not.toMatch(/Janeiro a março de 2027 (já|você)/u);
});
