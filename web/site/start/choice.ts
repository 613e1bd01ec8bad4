/**
 * Keeps the two controls of the resume page's items together: the tab follows what is chosen in the bar at the foot of a
 * phone's screen, and the bar the tab, with what was chosen under it before.
 */
export function keepChoice(): void {
  document.addEventListener('change', ({ target }) => {
    const list = document.querySelector<HTMLSelectElement>('select[name=item]');
    for (const tab of document.querySelectorAll<HTMLInputElement>('[name=tab]')) {
      if (target === tab && list) list.value = tab.dataset.item ?? '';
      if (target !== list || !list?.value) continue;
      if (list.selectedOptions[0]?.closest('optgroup')?.label !== tab.value) continue;
      tab.checked = true;
      tab.dataset.item = list.value;
    }
  });
}
