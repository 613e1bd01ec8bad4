/** A field that people can't see and browsers don't autofill. The API flags any submission that fills it in. */
export const Honeypot = () => (
  <div aria-hidden="true" className="visually-hidden">
    <label>
      Remark
      <input name="remark" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);
