import { lazyPart } from '../ui/lazy-part.tsx';

export const ComplaintDialog = lazyPart(() =>
  import('./complaint-dialog.tsx').then((part) => part.ComplaintDialog),
);
