/**
 * Hidden from people and assistive technology, with a name that browsers don't fill in. The API marks submissions
 * that fill it in.
 */
export const Honeypot = () => (
  <div aria-hidden="true" className="visually-hidden">
    <label>
      Remark
      <input name="remark" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);
