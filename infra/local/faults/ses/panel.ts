import { type Html, html } from '../../ses/inbox/html.ts';
import { mostLateMs, type Switches, toggles } from './switches.ts';

export function switchForm(switches: Switches): Html {
  const on = toggles.filter((name) => switches[name]).map((name) => labels[name].name);
  const { eventLateMs } = switches;
  const all = [...on, ...(eventLateMs > 0 ? [`Events ${eventLateMs} ms late`] : [])];
  return html`<details class="switches">
<summary><span>Simulated Amazon SES faults:</span> <b class="${all.length > 0 ? 'on' : 'off'}">${all.join(', ') || 'None'}</b></summary>
<form method="post" action="/mail/switches">
<div class="toggles">
${toggles.map(
  (
    name,
  ) => html`<label class="toggle"><input type="checkbox" name="${name}"${attribute('checked', switches[name])}>
<span><b>${labels[name].name}</b><small>${labels[name].says}</small></span></label>
`,
)}<label class="delay"><span><b>Events delayed</b><small>They arrive this many milliseconds late.</small></span>
<input type="number" name="eventLateMs" value="${eventLateMs}" min="0" max="${mostLateMs}" step="1" inputmode="numeric" required></label>
</div>
<button type="submit">Save switches</button>
</form>
</details>`;
}

const labels: Record<(typeof toggles)[number], { name: string; says: string }> = {
  busy: { name: 'Busy', says: 'Calls are rejected as too frequent. Nothing is stored.' },
  answerLost: { name: 'Response lost', says: 'The email is stored, but the connection is cut.' },
  bounce: { name: 'Bounce', says: 'The email bounces permanently.' },
  complaint: { name: 'Complaint', says: 'The recipient marks it as spam.' },
  reject: { name: 'Reject', says: 'SES finds a virus in the email and doesn’t send it.' },
  eventLost: { name: 'Events lost', says: 'The site never learns what happened to the email.' },
};

const attribute = (name: string, isThere: boolean): Html => ({ html: isThere ? ` ${name}` : '' });
