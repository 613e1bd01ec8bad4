import { memo, use, useEffect, useRef, useState } from 'react';
import type { Root } from 'react-dom/client';
import styles from './general-enquiry.module.css';
import type { GeneralEnquiryProps } from './general-enquiry-form.tsx';

/**
 * The form for any question, drawn at once and hydrated when it comes near the viewport or at the first touch of
 * anything: it stands at the end of every page, where most visitors never are.
 */
export const GeneralEnquiry = (props: GeneralEnquiryProps) =>
  typeof document === 'undefined' ? <Drawn {...props} /> : <InBrowser {...props} />;

/** Fetches the form's script. */
export async function wakeGeneralEnquiry(): Promise<Script> {
  awake = await import('./general-enquiry-form.tsx');
  return awake;
}

type Script = typeof import('./general-enquiry-form.tsx');

let awake: Script | undefined;

// Prerendering needs the script at once.
const drawn = typeof document === 'undefined' ? wakeGeneralEnquiry() : undefined;

function Drawn(props: GeneralEnquiryProps) {
  const script = drawn && use(drawn);
  return (
    <div className={styles.place}>
      <div>{script && <script.GeneralEnquiryForm {...props} />}</div>
    </div>
  );
}

/**
 * Leaves the drawn form, and what is typed into it, alone until the script is here. The form is a React root of its
 * own: were it a part of the page's, every followed link would wait for that script, which may never come.
 */
const InBrowser = memo((props: GeneralEnquiryProps) => {
  const place = useRef<HTMLDivElement>(null);
  const root = useRef<Root>(undefined);
  const isSentEarly = useRef(false);
  const [script, setScript] = useState(awake);

  useEffect(() => {
    const { current } = place;
    if (!current) return;
    const note = ({ type }: Event) => {
      isSentEarly.current = type === 'submit';
    };
    for (const event of ['submit', 'input']) current.addEventListener(event, note);
    // A script that does not come leaves the form as it was drawn; the next touch asks for it again.
    const wake = () =>
      void wakeGeneralEnquiry().then(setScript, () => {
        current.dataset.lost = '';
      });
    if (!current.hasChildNodes()) wake();
    return onNearViewport(current, wake);
  }, []);

  useEffect(() => {
    if (script && place.current)
      root.current = script.drawEnquiry(place.current, props, isSentEarly, root.current);
  });

  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; it keeps the page's root out of here.
    <div ref={place} className={styles.place} dangerouslySetInnerHTML={untouched} suppressHydrationWarning />
  );
});

const untouched = { __html: '' };

/** Calls back when a place comes near the viewport, and at every touch of anything. Returns how to stop. */
function onNearViewport(place: Element, then: () => void): () => void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (entry?.isIntersecting) then();
    },
    { rootMargin: '100%' },
  );
  observer.observe(place);
  const touches = ['pointerdown', 'keydown', 'input'];
  for (const touch of touches) document.addEventListener(touch, then);
  return () => {
    observer.disconnect();
    for (const touch of touches) document.removeEventListener(touch, then);
  };
}
