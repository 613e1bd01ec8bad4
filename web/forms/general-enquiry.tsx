import { Suspense, use, useEffect, useRef } from 'react';
import styles from './general-enquiry.module.css';
import type { GeneralEnquiryForm, GeneralEnquiryProps } from './general-enquiry-form.tsx';

/**
 * The form for any question, drawn at once and brought to life when it comes near the screen or somebody does
 * anything at all: it stands at the end of every page, where most visitors never are.
 */
export function GeneralEnquiry(props: GeneralEnquiryProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => (place.current ? onceNear(place.current, wake) : undefined), []);
  return (
    <div ref={place}>
      <Suspense fallback={<AtOnce />}>
        <Awake {...props} />
      </Suspense>
    </div>
  );
}

/** Fetches the form's script, and with that wakes every such form. */
export async function wakeGeneralEnquiry(): Promise<void> {
  const { GeneralEnquiryForm } = await import('./general-enquiry-form.tsx');
  Object.assign(form, { status: 'fulfilled', value: GeneralEnquiryForm });
  arrive(GeneralEnquiryForm);
}

/** Stands where no form was drawn beforehand, in the room that the form will take. */
function AtOnce() {
  useEffect(wake, []);
  return <div className={styles.room} />;
}

type FormComponent = typeof GeneralEnquiryForm;

function Awake(props: GeneralEnquiryProps) {
  const Form = use(form);
  return <Form {...props} />;
}

const { promise: form, resolve: arrive } = Promise.withResolvers<FormComponent>();

// A script that does not come leaves the form as it was drawn; the next touch asks for it again.
const wake = () => void wakeGeneralEnquiry().catch(() => {});

// At build time there is nobody to wait for.
if (typeof document === 'undefined') wake();

function onceNear(place: Element, then: () => void): () => void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (entry?.isIntersecting) then();
    },
    { rootMargin: '100%' },
  );
  observer.observe(place);
  const touches = ['pointerdown', 'keydown'];
  for (const touch of touches) document.addEventListener(touch, then);
  return () => {
    observer.disconnect();
    for (const touch of touches) document.removeEventListener(touch, then);
  };
}
