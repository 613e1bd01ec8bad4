import { Search } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../ui/button.tsx';
import { addressOfThing, type CustomerState, customerAddress } from '../addresses.ts';
import { type Chosen, choicesOf, SearchOption } from './results.tsx';
import styles from './search-field.module.css';
import { useSearch } from './use-search.ts';

/**
 * Searches while the owner types. Enter opens the selected result, or the first if none is selected. `/` focuses the
 * field.
 */
export function SearchField() {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState<number>();
  /** True if Enter was pressed before the results arrived. */
  const [isAwaited, setAwaited] = useState(false);
  const search = useSearch(typed);
  const { found, isCurrent, error } = search;
  const navigate = useNavigate();
  useSlash(input);

  const choices = found ? choicesOf(found.result) : [];
  const isShown = isOpen && typed.trim() !== '';
  const open = (chosen: Chosen) => {
    setOpen(false);
    setAwaited(false);
    setTyped('');
    setAt(undefined);
    input.current?.blur();
    if ('thing' in chosen) navigate(addressOfThing(chosen.thing));
    else if (chosen.customer.email)
      navigate(customerAddress, { state: { email: chosen.customer.email } satisfies CustomerState });
    else navigate(addressOfThing(chosen.customer.latest));
  };
  const first = isCurrent ? choices[0] : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: this opens the first result once, when the results arrive.
  useEffect(() => {
    if (isAwaited && (isCurrent || error)) {
      setAwaited(false);
      if (first) open(first);
    }
  }, [isAwaited, isCurrent, error]);
  useEffect(() => {
    if (at !== undefined)
      list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [at]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && isShown && choices.length > 0) {
      event.preventDefault();
      setAt(((at ?? (step > 0 ? -1 : choices.length)) + step + choices.length) % choices.length);
    }
    if (event.key === 'Escape') {
      if (isShown) event.preventDefault();
      setOpen(false);
      setAt(undefined);
      setAwaited(false);
    }
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      const chosen = at === undefined ? first : choices[at];
      if (chosen) return open(chosen);
      setOpen(true);
      setAwaited(!isCurrent);
      search.ask();
    }
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };

  const hasList = isShown && choices.length > 0;
  return (
    // biome-ignore lint/a11y/useSemanticElements: older browsers support the role but not the element.
    <div role="search" className={styles.search} onBlur={onBlur}>
      <label className={styles.field}>
        <Search aria-hidden="true" size={18} />
        <span className="visually-hidden">Search names, numbers and email addresses</span>
        <input
          ref={input}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={hasList}
          aria-controls={hasList ? `${id}-list` : undefined}
          aria-activedescendant={hasList && at !== undefined ? `${id}-${at}` : undefined}
          aria-keyshortcuts="/"
          placeholder="Search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setOpen(true);
            setAt(undefined);
            setAwaited(false);
          }}
          onFocus={() => setOpen(true)}
          onKeyDown={onKeyDown}
        />
        <span className={styles.key} />
      </label>
      <div className={styles.popup} hidden={!isShown}>
        {hasList && (
          <div ref={list} id={`${id}-list`} role="listbox" aria-label="Search results">
            {choices.map((choice, index) => (
              <SearchOption
                key={choice.key}
                id={`${id}-${index}`}
                chosen={choice}
                isActive={index === at}
                onOpen={() => open(choice)}
              />
            ))}
          </div>
        )}
        {isShown && error && (
          <div role="alert" className={styles.line}>
            The search failed.{' '}
            <Button kind="quiet" onClick={search.retry}>
              Try again
            </Button>
          </div>
        )}
        <p role="status" className={hasList && !found?.result.isMore ? 'visually-hidden' : styles.line}>
          {isShown && !error && stateOf(typed.trim(), isCurrent, choices.length, found?.result.isMore)}
        </p>
      </div>
    </div>
  );
}

function stateOf(text: string, isCurrent: boolean, count: number, isMore: boolean | undefined): string {
  if (!isCurrent) return 'Searching…';
  if (count === 0) return `No results for “${text}”.`;
  return isMore ? 'There are more results. Keep typing to narrow them down.' : `${count} found`;
}

function useSlash(input: React.RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const lead = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      const { target } = event;
      if (
        target instanceof HTMLElement &&
        target.closest('input, textarea, select, [contenteditable], dialog')
      )
        return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener('keydown', lead);
    return () => document.removeEventListener('keydown', lead);
  }, [input]);
}
