import type { Page } from 'playwright-core';
import { settled } from './hydrated.ts';

export const people = [
  { name: 'Ana Célia Vasconcelos', birth: '29/11/1955' },
  { name: 'João Souza', birth: '03/02/1960' },
  { name: 'Maria Clara Dias', birth: '17/08/1992' },
  { name: 'Pedro Álvares', birth: '30/06/1988' },
  { name: 'Luiza Helena Prado', birth: '12/12/2001' },
  { name: 'Rafael Nunes', birth: '05/05/1979' },
  { name: 'Beatriz Lima', birth: '21/03/1990' },
  { name: 'Tiago Rocha', birth: '09/09/1999' },
  { name: 'Sofia Martins', birth: '14/01/1985' },
  { name: 'Caio Mendes', birth: '28/10/1970' },
] as const;

/** Opens a screen and waits for its hydration. */
export async function openForm(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settled(page);
}

/** Types the first `count` people into a form that starts with two rows. */
export async function fillPeople(page: Page, count: number, add: string): Promise<void> {
  for (const [index, { name, birth }] of people.slice(0, count).entries()) {
    if (index > 1) await page.getByRole('button', { name: add }).click();
    await page.getByLabel('Nome completo').nth(index).fill(name);
    await page.getByLabel('Data de nascimento').nth(index).fill(birth);
  }
}

/** Submits a form and waits for its result. */
export async function send(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('button', { name: 'Nova Análise' }).waitFor();
}

export async function analyseName(page: Page): Promise<void> {
  await openForm(page, '/analise-nome');
  await page.getByLabel('Nome completo').fill(people[0].name);
  await page.getByLabel('Data de nascimento').fill(people[0].birth);
  await send(page, 'Analisar nome');
}
