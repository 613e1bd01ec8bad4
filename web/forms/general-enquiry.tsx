import { memo, type ReactNode, type RefObject, use, useEffect, useRef, useState } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import styles from './general-enquiry.module.css';
import type { GeneralEnquiryForm, GeneralEnquiryProps } from './general-enquiry-form.tsx';
import { whenNear } from './when-near.ts';

/**
 * The form for any question, drawn at once and brought to life when it comes near the screen or somebody does
 * anything at all: it stands at the end of every page, where most visitors never are.
 */
export const GeneralEnquiry = (props: GeneralEnquiryProps) =>
  typeof document === 'undefined' ? <Drawn {...props} /> : <InBrowser {...props} />;

/** Fetches the form's script. */
export async function wakeGeneralEnquiry(): Promise<FormComponent> {
  const { GeneralEnquiryForm } = await import('./general-enquiry-form.tsx');
  awake = GeneralEnquiryForm;
  return awake;
}

type FormComponent = typeof GeneralEnquiryForm;

let awake: FormComponent | undefined;

// At build time there is nobody to wait for.
const drawn = typeof document === 'undefined' ? wakeGeneralEnquiry() : undefined;

function Drawn(props: GeneralEnquiryProps) {
  const Form = drawn && use(drawn);
  return (
    <div className={styles.place}>
      <div>{Form && <Form {...props} />}</div>
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
  const [Form, setForm] = useState(() => awake);
  const isSentEarly = useEarlySubmission(place);

  useEffect(() => {
    if (!place.current) return;
    // A script that does not come leaves the form as it was drawn; the next touch asks for it again.
    const wake = () =>
      void wakeGeneralEnquiry().then(
        (form) => setForm(() => form),
        () => {},
      );
    if (!place.current.hasChildNodes()) wake();
    return whenNear(place.current, wake);
  }, []);

  useEffect(() => {
    if (!Form || !place.current) return;
    const form = (
      <Late place={place} isSentEarly={isSentEarly}>
        <Form {...props} />
      </Late>
    );
    root.current ??= rootIn(place.current, form);
    root.current.render(form);
  });

  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; it keeps the page's root out of here.
    <div ref={place} className={styles.place} dangerouslySetInnerHTML={untouched} suppressHydrationWarning />
  );
});

const untouched = { __html: '' };

/** Takes over the form that was drawn, or makes room for one. It goes with its element: nothing holds it elsewhere. */
function rootIn(place: Element, form: ReactNode): Root {
  const drawn = place.firstElementChild;
  return drawn ? hydrateRoot(drawn, form) : createRoot(place.appendChild(document.createElement('div')));
}

/** Whether somebody pressed the form's button before it could do anything, and typed nothing since. */
function useEarlySubmission(place: RefObject<HTMLElement | null>): RefObject<boolean> {
  const isSentEarly = useRef(false);
  useEffect(() => {
    const { current } = place;
    const onSubmit = () => {
      isSentEarly.current = true;
    };
    const onInput = () => {
      isSentEarly.current = false;
    };
    current?.addEventListener('submit', onSubmit);
    current?.addEventListener('input', onInput);
    return () => {
      current?.removeEventListener('submit', onSubmit);
      current?.removeEventListener('input', onInput);
    };
  }, [place]);
  return isSentEarly;
}

interface LateProps {
  place: RefObject<HTMLElement | null>;
  isSentEarly: RefObject<boolean>;
  children: ReactNode;
}

/** Does, once it is alive, what the form was told before. */
function Late({ place, isSentEarly, children }: LateProps) {
  useEffect(() => {
    if (isSentEarly.current) place.current?.querySelector('form')?.requestSubmit();
  }, [place, isSentEarly]);
  return children;
}
