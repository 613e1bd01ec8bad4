import { noticeVersion } from '#shared/policies.ts';

interface Props {
  /** Completes "We keep your details to …". */
  purpose?: string;
  kept?: string;
  opensInNewTab?: boolean;
}

export const DataNotice = ({
  purpose = 'reply to you',
  kept = 'until you ask us to delete them',
  opensInNewTab = false,
}: Props) => (
  <small>
    <input type="hidden" name="noticeVersion" value={noticeVersion} />
    {`We keep your details to ${purpose}, ${kept}. `}
    <a href="/privacy-policy" {...(opensInNewTab && { target: '_blank' })}>
      Privacy Policy
    </a>
  </small>
);
