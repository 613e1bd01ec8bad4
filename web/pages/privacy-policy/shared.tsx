import { brand } from '#shared/brand.ts';
import { replyHours } from '#shared/domain/policies.ts';
import type { PolicySection } from '../../ui/policy.tsx';

/** The privacy policy's second half: who else is involved, and what a person can ask for. */
export const sharedData: readonly PolicySection[] = [
  {
    id: 'others',
    name: 'Who else is involved',
    text: (
      <>
        <p>We do not sell or rent what you send us. These see some of it because the site needs them:</p>
        <ul>
          <li>
            <strong>Amazon Web Services</strong> runs the site and stores its data for us, encrypted.
          </li>
          <li>
            <strong>Razorpay</strong> takes payments, on the resume page and only when you pay.
          </li>
          <li>
            <strong>OpenStreetMap</strong> draws the maps of our offices. It is asked, and sees your internet
            address, only after you choose to show a map.
          </li>
        </ul>
        <p>
          Links to other sites, such as our social media pages, lead to places with policies of their own.
        </p>
      </>
    ),
  },
  {
    id: 'cookies',
    name: 'Cookies',
    text: (
      <p>
        There is one cookie, and it is the owner’s: it keeps the owner signed in to the admin area, together
        with a mark in that browser tab. Visitors never receive either.
      </p>
    ),
  },
  {
    id: 'rights',
    name: 'What you can ask for',
    text: (
      <p>
        Write to <a href={`mailto:${brand.email}`}>{brand.email}</a> from the address you used, and we tell
        you what we have of you, correct it or delete it. The same works for a review that you no longer want
        shown. What the law obliges us to keep about a payment stays as long as the law says.
      </p>
    ),
  },
  {
    id: 'questions',
    name: 'Questions',
    text: (
      <p>
        Write to <a href={`mailto:${brand.email}`}>{brand.email}</a> or call{' '}
        <a href={`tel:${brand.phone}`}>{brand.phoneShown}</a>. We reply within {replyHours} business hours.
      </p>
    ),
  },
];
