import { expect, test } from 'vitest';
import { readSubject } from '../../domain/readings.ts';
import { templateVersionOf } from '../../domain/template-versions.ts';
import { renderReading } from '../render-reading.ts';

const rules = { ruleSet: 'cabalistica@1', referenceDate: '2026-11-29' };

function companyOf(otherNames: readonly string[]): string {
  const input = {
    companyName: 'Vértice Sistemas',
    tradeName: null,
    foundationDate: '2027-04-12',
    businessType: 'Tecnologia',
    ownerName: 'Rodrigo Siqueira Lopes',
    ownerBirthDate: '1991-11-05',
    email: null,
  } as const;
  const reading = readSubject({ kind: 'company', input: { ...input, otherNames: [...otherNames] } }, rules);
  return renderReading(reading, { brand: { name: 'Sefira' } }, templateVersionOf('company')).page.content;
}

test('says that names are equal in their fit, and which has more potential', () => {
  expect(companyOf(['Nuvem Clara', 'Ponte Digital'])).toContain(
    'Nuvem Clara e Ponte Digital empatam; no potencial de sucesso, Ponte Digital sai na frente.',
  );
});

test('names the one that fits best alone', () => {
  expect(companyOf(['Nuvem Clara'])).toContain('com quem dirige, Nuvem Clara combina mais.');
});

test('misses no number that the foundation gives', () => {
  const input = {
    companyName: 'Panificadora Pão da Serra Ltda',
    tradeName: 'Pão da Serra',
    foundationDate: '2018-04-09',
    businessType: 'Alimentação',
    ownerName: 'Maria Helena Prates',
    ownerBirthDate: '1975-09-16',
    email: null,
  } as const;
  const { page } = renderReading(
    readSubject({ kind: 'company', input }, rules),
    { brand: { name: 'Sefira' } },
    templateVersionOf('company'),
  );
  expect(page.content).toContain('O 6, número da mesa e do afeto, participa do mapa desta empresa.');
  expect(page.content).not.toContain('Nem o nome nem quem dirige tem o 6');
});
