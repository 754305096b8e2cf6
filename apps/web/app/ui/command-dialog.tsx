import { Search } from 'lucide-react'
import { Dialog as Primitive } from 'radix-ui'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'

export interface CommandOption {
  id: string
  title: string
  detail: string
  icon: ReactNode
}

export interface CommandGroup<Option extends CommandOption> {
  label: string
  options: readonly Option[]
}

export interface CommandDialogProps<Option extends CommandOption> {
  label: string
  placeholder: string
  text: string
  onText: (text: string) => void
  groups: readonly CommandGroup<Option>[]
  /** Said where nothing matches. */
  empty: string
  isBusy: boolean
  /** `inNewTab`: with Ctrl or ⌘ held. */
  onPick: (option: Option, inNewTab: boolean) => void
  onClose: () => void
}

/** A field with a list below it that follows what is typed: arrow keys choose, Enter takes. Returns the focus. */
export function CommandDialog<Option extends CommandOption>({
  label,
  placeholder,
  text,
  onText,
  groups,
  empty,
  isBusy,
  onPick,
  onClose,
}: CommandDialogProps<Option>) {
  const id = useId()
  const opener = useRef<HTMLElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<string>()
  const options = groups.flatMap((group) => group.options)
  const active = options.find((option) => option.id === chosen) ?? options[0]
  const elementId = (option: CommandOption) => `${id}-${option.id}`

  function step(by: number) {
    const at = options.findIndex((option) => option.id === active?.id)
    const next = options[(at + by + options.length) % options.length]
    if (!next) return
    setChosen(next.id)
    document.getElementById(elementId(next))?.scrollIntoView({ block: 'nearest' })
  }

  function onKeyDown(event: KeyboardEvent) {
    // Enter ends the composition of a letter.
    if (event.nativeEvent.isComposing) return
    const act = {
      ArrowDown: () => step(1),
      ArrowUp: () => step(-1),
      Enter: () => active && onPick(active, event.ctrlKey || event.metaKey),
    }[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }

  function change(typed: string) {
    setChosen(undefined)
    list.current?.scrollTo(0, 0)
    onText(typed)
  }

  return (
    <Primitive.Root open onOpenChange={(open) => (open ? undefined : onClose())}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-40 animate-appear bg-[rgb(15_13_19/0.55)]" />
        <Primitive.Content
          aria-describedby={undefined}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (opener.current?.isConnected) opener.current.focus({ preventScroll: true })
          }}
          className="fixed inset-x-0 top-0 z-50 flex max-h-dvh animate-appear flex-col border-b border-line bg-paper shadow-float sm:inset-x-4 sm:top-[12dvh] sm:mx-auto sm:max-h-[72dvh] sm:max-w-xl sm:rounded-lg sm:border"
        >
          <Primitive.Title className="sr-only">{label}</Primitive.Title>
          <div className="relative flex items-center border-b border-line">
            <Search aria-hidden="true" className="pointer-events-none absolute left-4 size-4.5 text-muted" />
            <input
              type="text"
              role="combobox"
              dir="auto"
              enterKeyHint="go"
              autoComplete="off"
              spellCheck={false}
              aria-label={label}
              aria-expanded={options.length > 0}
              aria-controls={`${id}-list`}
              aria-autocomplete="list"
              aria-activedescendant={active && elementId(active)}
              placeholder={placeholder}
              value={text}
              onChange={(event) => change(event.target.value)}
              onKeyDown={onKeyDown}
              className="h-14 w-full bg-transparent pr-24 pl-11 text-base outline-none placeholder:text-muted"
            />
            <Primitive.Close className="absolute right-3 min-h-9 rounded-md border border-edge px-2.5 text-sm text-muted hover:bg-sunken pointer-coarse:min-h-11">
              Close
            </Primitive.Close>
          </div>
          <div ref={list} id={`${id}-list`} role="listbox" aria-label={label} className="min-h-0 overflow-y-auto p-2">
            {groups.map((group) =>
              group.options.length > 0 ? (
                // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of options
                <div key={group.label} role="group" aria-labelledby={`${id}-${group.label}`}>
                  <p id={`${id}-${group.label}`} className="px-3 pt-3 pb-1 text-xs font-semibold text-muted">
                    {group.label}
                  </p>
                  {group.options.map((option) => (
                    // The keys are those of the field, which keeps the focus.
                    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
                    // biome-ignore lint/a11y/useFocusableInteractive: see above
                    <div
                      key={option.id}
                      id={elementId(option)}
                      role="option"
                      aria-selected={option.id === active?.id}
                      onPointerMove={() => setChosen(option.id)}
                      onClick={(event) => onPick(option, event.ctrlKey || event.metaKey)}
                      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 py-1.5 aria-selected:bg-sunken [&_svg]:size-4.5 [&_svg]:shrink-0 [&_svg]:text-muted"
                    >
                      {option.icon}
                      <span dir="auto" className="min-w-0 flex-1 truncate">
                        {option.title}
                      </span>
                      <span dir="auto" className="max-w-[45%] truncate text-sm text-muted">
                        {option.detail}
                      </span>
                    </div>
                  ))}
                </div>
              ) : null,
            )}
          </div>
          <p role="status" className={options.length > 0 ? 'sr-only' : 'px-5 pb-5 text-muted'}>
            {options.length > 0 ? `${options.length} found` : isBusy ? 'Searching...' : empty}
          </p>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
