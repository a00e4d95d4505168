import { spawnSync } from 'node:child_process';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { run } from '../src/command-line/run.ts';
import { computeMap, computePartialMap } from '../src/map.ts';

const today = '2026-11-21';
const main = fileURLToPath(new URL('../src/command-line/main.ts', import.meta.url));

async function command(argv: string[], chunks: string[] = []) {
  const output = new PassThrough({ highWaterMark: 1024 });
  const errors = new PassThrough();
  const finished = run(argv, today, {
    input: Readable.from(chunks.map((chunk) => Buffer.from(chunk))),
    output,
    errors,
  }).finally(() => {
    output.end();
    errors.end();
  });
  const [code, printed, complaint] = await Promise.all([finished, text(output), text(errors)]);
  return { code, printed, complaint };
}

describe('map of one person', () => {
  it('prints JSON that is the map', async () => {
    const { code, printed } = await command([
      '--name',
      'Ana Célia',
      '--birth',
      '1955-11-29',
      '--date',
      '2020-02-29',
      '--system',
      'pitagorica',
      '--json',
    ]);
    expect(code).toBe(0);
    const map = computeMap({
      name: 'Ana Célia',
      birthDate: '1955-11-29',
      referenceDate: '2020-02-29',
      system: 'pitagorica',
    });
    expect(JSON.parse(printed)).toEqual(map);
  });

  it('prints a map to read, today when no date is given', async () => {
    const { code, printed } = await command(['--name', 'Ana Célia Šá', '--birth', '1955-11-29']);
    expect(code).toBe(0);
    expect(printed).toContain('70 anos em 21/11/2026 · Numerologia cabalística (cabalistica@1)');
    expect(printed).toContain('  Destino: 6\n');
    expect(printed).toContain('O sinal da letra “Š” não tem valor nesta escola');
    expect(printed).toContain('Total: 33 → 3 + 3 = 6');
    expect((await command(['--name', 'A', '--birth', '1990-01-01'])).printed).toContain('Arcanos dominantes: nenhum');
    expect((await command(['--name', 'Otto', '--birth', '1900-01-01'])).printed).toContain(
      'arcano vigente 47 desde 01/01/1960;',
    );
  });

  it('refuses bad input in Portuguese, as JSON when asked', async () => {
    expect(await command(['--name', 'Ana', '--birth', '2027-01-01'])).toEqual({
      code: 1,
      printed: '',
      complaint: 'A data está no futuro. (DATE_IN_FUTURE, birthDate)\n',
    });
    const { code, printed } = await command(['--name', '', '--birth', '1990-01-01', '--json']);
    expect(code).toBe(1);
    expect(JSON.parse(printed)).toEqual({ error: { code: 'EMPTY_NAME', field: 'name', message: 'Informe o nome.' } });
  });

  it('shows its use', async () => {
    expect((await command(['--help'])).printed).toMatch(/^Uso:/);
    expect(await command(['--name', 'Ana'])).toMatchObject({ code: 2, printed: '' });
    expect((await command(['--nome', 'Ana'])).complaint).toMatch(/^Opção desconhecida/);
    expect((await command(['--birth'])).code).toBe(2);
  });
});

describe('batch', () => {
  const batch = async (...chunks: string[]) => {
    const { code, printed } = await command(['--batch'], chunks);
    expect(code).toBe(0);
    return printed
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  };

  it('answers each line in order, wherever the stream is cut', async () => {
    const lines = ['Ana', 'José', 'Íris'].map((name, id) =>
      JSON.stringify({ id, name, birthDate: '1990-01-01', refDate: '2020-01-01' }),
    );
    const bytes = `${lines.join('\n')}\n`;
    const answers = await batch(...Array.from(bytes));
    expect(answers.map(({ id, name }) => [id, name])).toEqual([
      [0, 'Ana'],
      [1, 'José'],
      [2, 'Íris'],
    ]);
    const { id: _, ...map } = answers[0] ?? {};
    expect(map).toEqual(
      JSON.parse(JSON.stringify(computeMap({ name: 'Ana', birthDate: '1990-01-01', referenceDate: '2020-01-01' }))),
    );
  });

  it('takes null for what is not known, and today and the default system for what is not said', async () => {
    const [byName, byDate, whole] = await batch(
      '\uFEFF{"id":"a","name":"André","birthDate":null}\n',
      '\n',
      '{"name":null,"birthDate":"1990-03-27","system":"pitagorica"}\r\n',
      '{"id":null,"name":"Ana","birthDate":"1990-03-27","refDate":null,"system":null}\n',
      '  ',
    );
    expect(byName).toEqual({ id: 'a', ...computePartialMap({ name: 'André', birthDate: null, referenceDate: today }) });
    expect(byDate).toMatchObject({ id: null, system: 'pitagorica', destino: 4 });
    expect(whole).toMatchObject({ system: 'cabalistica', referenceDate: today });
  });

  it('writes an error for a bad line and goes on', async () => {
    const answers = await batch(
      'not json\n[1]\n"text"\nnull\n',
      '{"id":1,"name":"Ana"}\n{"id":2,"name":5,"birthDate":"1990-01-01"}\n{"id":3,"name":"Ana","birthDate":"1990-02-30"}\n',
      '{"id":4,"name":"Ana","birthDate":"1990-01-01","system":"maia"}\n{"id":5,"name":null,"birthDate":null}\n{"id":6,"name":"Ana","birthDate":"1990-01-01"}',
    );
    expect(answers.map(({ id, error }) => [id, error?.code, error?.field])).toEqual([
      [null, 'INVALID_INPUT', 'line'],
      [null, 'INVALID_INPUT', 'line'],
      [null, 'INVALID_INPUT', 'line'],
      [null, 'INVALID_INPUT', 'line'],
      [1, 'INVALID_INPUT', 'birthDate'],
      [2, 'INVALID_INPUT', 'name'],
      [3, 'INVALID_DATE', 'birthDate'],
      [4, 'UNKNOWN_SYSTEM', 'system'],
      [5, 'EMPTY_NAME', 'name'],
      [6, undefined, undefined],
    ]);
  });
});

describe('process', () => {
  const start = (argv: string[], input = '', env: Record<string, string> = {}) =>
    spawnSync(process.execPath, [main, ...argv], {
      input,
      encoding: 'utf8',
      env: { ...process.env, ...env },
      maxBuffer: 1 << 28,
    });

  it('prints the same in any time zone and locale, and answers exit codes', () => {
    const argv = ['--name', 'Íris', '--birth', '1990-01-01', '--date', '2026-03-01', '--json'];
    const here = start(argv);
    const there = start(argv, '', { TZ: 'Pacific/Kiritimati', LC_ALL: 'tr_TR.UTF-8' });
    expect([here.status, there.stdout]).toEqual([0, here.stdout]);
    expect(start(['--name', 'Ana', '--birth', '1990-13-01']).status).toBe(1);
  });

  it('computes ten thousand lines in order', () => {
    const lines = Array.from({ length: 10_000 }, (_, id) =>
      JSON.stringify({ id, name: `Ana ${'b'.repeat((id % 7) + 1)}`, birthDate: '1990-01-01' }),
    );
    const { status, stdout } = start(['--batch'], `${lines.join('\n')}\n`);
    expect(status).toBe(0);
    const ids = stdout
      .split('\n')
      .filter(Boolean)
      .map((line) => Number(/^\{"id":(\d+),/.exec(line)?.[1]));
    expect(ids).toEqual(lines.map((_, id) => id));
  });
});
