import { noticeVersion } from '#shared/policies.ts';

interface Props {
  /** The purpose that the data is kept for, as it stands behind the word "to". */
  purpose?: string;
  /** How long the data is kept. */
  kept?: string;
  /** Opens the policy in a tab of its own, where the page must stay as it is. */
  opensBeside?: boolean;
}

/**
 * The short notice of a form: what is kept, why, how long, and where the rest stands. A browser that posts the form by
 * itself sends its version along.
 */
export const DataNotice = ({
  purpose = 'answer you',
  kept = 'until you ask us to delete it',
  opensBeside = false,
}: Props) => (
  <small>
    <input type="hidden" name="noticeVersion" value={noticeVersion} />
    {`For adults. We keep what you send to ${purpose}, ${kept}. `}
    <a href="/privacy-policy" {...(opensBeside && { target: '_blank' })}>
      Privacy Policy
    </a>
  </small>
);
