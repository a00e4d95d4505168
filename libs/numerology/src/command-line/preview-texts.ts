import process from 'node:process';
import { bankSummary, previewOf } from '../bank/preview.ts';

const usage = `Uso:
  npm run --silent texts                          o que há em cada arquivo e o que falta
  npm run --silent texts -- destino 7             todos os textos do Destino 7
  npm run --silent texts -- areas/destino 7 love  um texto
`;

const [topic, ...keys] = process.argv.slice(2);
if (topic === undefined) {
  process.stdout.write(bankSummary());
} else {
  const preview = previewOf(topic, keys);
  process.stdout.write(preview === '' ? `Nenhum texto em ${[topic, ...keys].join(' ')}.\n${usage}` : preview);
  process.exitCode = preview === '' ? 1 : 0;
}
