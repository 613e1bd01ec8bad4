/**
 * A field for bots: no person sees it, hears of it or tabs to it, and its name is nothing that a browser or a password
 * manager would fill in. The API marks what comes with it filled in.
 */
export const Honeypot = () => (
  <div aria-hidden="true" className="said">
    <label>
      Remark
      <input name="remark" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);
