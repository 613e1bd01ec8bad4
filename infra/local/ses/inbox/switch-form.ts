import { mostLateMs, type Switches, toggles } from '../switches.ts';
import { type Html, html } from './html.ts';

/** The switches, folded away, with those that are on named on the fold. */
export function switchForm(switches: Switches): Html {
  const on = toggles.filter((name) => switches[name]).map((name) => labels[name].name);
  const { eventLateMs } = switches;
  const all = [...on, ...(eventLateMs > 0 ? [`Events ${eventLateMs} ms late`] : [])];
  return html`<details class="switches">
<summary><span>What Amazon SES does:</span> <b class="${all.length > 0 ? 'on' : 'off'}">${all.join(', ') || 'All well'}</b></summary>
<form method="post" action="/mail/switches">
<div class="toggles">
${toggles.map(
  (
    name,
  ) => html`<label class="toggle"><input type="checkbox" name="${name}"${attribute('checked', switches[name])}>
<span><b>${labels[name].name}</b><small>${labels[name].says}</small></span></label>
`,
)}<label class="delay"><span><b>Events late</b><small>They come after so many milliseconds.</small></span>
<input type="number" name="eventLateMs" value="${eventLateMs}" min="0" max="${mostLateMs}" step="1" inputmode="numeric" required></label>
</div>
<button type="submit">Set the switches</button>
</form>
</details>`;
}

const labels: Record<(typeof toggles)[number], { name: string; says: string }> = {
  busy: { name: 'Busy', says: 'Calls are refused as too many. Nothing is stored.' },
  answerLost: { name: 'Answer lost', says: 'The mail is stored, and the connection is cut.' },
  bounce: { name: 'Bounce', says: 'The mail comes back for good.' },
  complaint: { name: 'Complaint', says: 'The recipient calls it spam.' },
  reject: { name: 'Reject', says: 'It is found to carry a virus, and not sent.' },
  eventLost: { name: 'Events lost', says: 'The site is never told what became of it.' },
};

const attribute = (name: string, isThere: boolean): Html => ({ html: isThere ? ` ${name}` : '' });
