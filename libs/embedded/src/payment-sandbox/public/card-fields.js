// The card stays on this origin: the shop's page only ever hears of a token (libs/contracts/src/billing/payment-fields.ts).
const form = document.querySelector('#card');
const inputs = [...form.querySelectorAll('input')];
const masks = {
  number: (text) =>
    text
      .replace(/\D/g, '')
      .slice(0, 16)
      .replace(/(\d{4})(?=\d)/g, '$1 '),
  expiry: (text) =>
    text
      .replace(/\D/g, '')
      .slice(0, 4)
      .replace(/^(\d{2})(\d+)$/, '$1/$2'),
  cvv: (text) => text.replace(/\D/g, '').slice(0, 4),
  holder: (text) => text,
};

function tell(message, target = '*') {
  window.parent.postMessage(message, target);
}

function tellHeight() {
  tell({ type: 'card-fields:ready', height: Math.ceil(document.body.scrollHeight) });
}

function showProblems(problems) {
  for (const input of inputs) {
    const problem = problems[input.name] ?? '';
    input.setAttribute('aria-invalid', String(problem !== ''));
    document.querySelector(`#${input.name}-problem`).textContent = problem;
  }
  inputs.find((input) => problems[input.name])?.focus();
  tellHeight();
}

async function tokenize(origin) {
  const answer = await fetch('/v1/card_tokens', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(Object.fromEntries(new FormData(form))),
  }).catch(() => null);
  const body = (await answer?.json().catch(() => null)) ?? {};
  if (answer?.ok) {
    showProblems({});
    tell({ type: 'card-fields:token', token: body.token, brand: body.brand, lastFour: body.lastFour }, origin);
    return;
  }
  const problems = body.problems ?? {};
  showProblems(problems);
  const message = Object.values(problems)[0] ?? 'Não foi possível falar com o provedor de pagamento. Tente novamente.';
  tell({ type: 'card-fields:refused', message }, origin);
}

for (const input of inputs) {
  input.addEventListener('input', () => {
    input.value = masks[input.name](input.value);
    if (input.getAttribute('aria-invalid') === 'true') {
      input.setAttribute('aria-invalid', 'false');
      document.querySelector(`#${input.name}-problem`).textContent = '';
      tellHeight();
    }
  });
}
form.addEventListener('submit', (event) => event.preventDefault());
window.addEventListener('message', ({ data, source, origin }) => {
  if (source !== window.parent || typeof data !== 'object' || data === null) return;
  if (data.type === 'card-fields:tokenize') void tokenize(origin);
  if (data.type === 'card-fields:theme')
    document.documentElement.dataset.theme = data.theme === 'dark' ? 'dark' : 'light';
});
new ResizeObserver(tellHeight).observe(document.body);
tellHeight();
