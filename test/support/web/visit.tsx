import { act, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { wakeGeneralEnquiry } from '#web/forms/general-enquiry.tsx';
import { routeFor } from '#web/site/routes.tsx';
import { Site } from '#web/site/site.tsx';

/**
 * Opens the whole site at a path, with nothing read from the API before, and waits for the page's script
 * and the forms'.
 * Returns the person's hands.
 */
export async function visit(path: string): Promise<UserEvent> {
  await Promise.all([routeFor(path)?.script.read(), wakeGeneralEnquiry()]);
  await act(async () =>
    render(
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
        <MemoryRouter initialEntries={[path]}>
          <Site />
        </MemoryRouter>
      </SWRConfig>,
    ),
  );
  return handsOf();
}

/** A person's hands, who types on a phone: its keyboard gives a field whole words. */
function handsOf(): UserEvent {
  const user = userEvent.setup({ delay: null });
  const type: UserEvent['type'] = async (field, text, options) => {
    if (options || /[{[]/.test(text)) return user.type(field, text, options);
    await user.click(field);
    for (const word of text.match(/\S+\s*|\s+/g) ?? []) await user.paste(word);
  };
  return { ...user, type };
}
