/** The fields of a body that no person sees. */
interface Honeypots {
  remark?: string | undefined;
  website?: string | undefined;
}

/** Takes the fields for bots out of a body, and tells whether one of them was filled in. */
export function withoutHoneypot<Body extends Honeypots>({ remark, website, ...entry }: Body) {
  return { entry, isSuspected: Boolean(remark || website) };
}
