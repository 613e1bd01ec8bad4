import { noticeVersion } from '#shared/policies.ts';

interface Props {
  /** Completes "We keep your details to …". */
  purpose?: string;
  kept?: string;
  /** Opens the policy in a new tab, so that this page stays open. */
  opensInNewTab?: boolean;
}

/** A hidden field records which version of the notice the visitor saw. */
export const DataNotice = ({
  purpose = 'reply to you',
  kept = 'until you ask us to delete them',
  opensInNewTab = false,
}: Props) => (
  <small>
    <input type="hidden" name="noticeVersion" value={noticeVersion} />
    {`For people aged 18 and over. We keep your details to ${purpose}, ${kept}. `}
    <a href="/privacy-policy" {...(opensInNewTab && { target: '_blank' })}>
      Privacy Policy
    </a>
  </small>
);
