/** Leaves the page by a form that is posted, as the checkout does towards a callback address. */
export function postForm(address: string, fields: Record<string, unknown>): void {
  const form = document.createElement('form');
  form.method = 'POST';
  form.action = address;
  form.hidden = true;
  for (const [name, value] of flat(fields)) {
    const input = document.createElement('input');
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}

/** Names a field that is nested once `error[code]`, and writes deeper ones as JSON. */
const flat = (fields: Record<string, unknown>): [string, string][] =>
  Object.entries(fields).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).map(([part, inner]): [string, string] => [
          `${name}[${part}]`,
          typeof inner === 'object' ? JSON.stringify(inner) : String(inner),
        ])
      : [[name, String(value)]],
  );
