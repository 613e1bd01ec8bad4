/**
 * Marks the document of a signed-in owner before the first paint, and as the flag changes: the header then shows the
 * owner's links. The flag is `web/admin-flag.ts`'s; it opens nothing.
 */
export function showOwner(): void {
  const show = () => {
    document.documentElement.toggleAttribute(
      'data-owner',
      sessionStorage.getItem('isAdminAuthenticated') === 'true',
    );
  };
  show();
  addEventListener('storage', show);
}
