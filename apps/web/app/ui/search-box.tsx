import { Search, X } from 'lucide-react'
import { type RefObject, useRef } from 'react'
import { useEarlyText } from '../hooks/use-early-text.ts'
import { cx } from './cx.ts'
import { controlLook } from './field.tsx'
import { IconButton } from './icon-button.tsx'

export interface SearchBoxProps {
  ref?: RefObject<HTMLInputElement | null>
  label: string
  placeholder?: string
  value: string
  onChange: (value: string) => void
  onSearch?: (value: string) => void
  size?: 'md' | 'lg'
  className?: string
}

export function SearchBox({
  ref,
  label,
  placeholder,
  value,
  onChange,
  onSearch,
  size = 'md',
  className,
}: SearchBoxProps) {
  const own = useRef<HTMLInputElement>(null)
  const input = ref ?? own
  useEarlyText(input, value, onChange)

  function clear() {
    onChange('')
    input.current?.focus()
  }

  return (
    <search className={className}>
      <form
        className="relative"
        onSubmit={(event) => {
          event.preventDefault()
          onSearch?.(value)
        }}
      >
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 left-3.5 my-auto size-4.5 text-muted"
        />
        <input
          ref={input}
          type="search"
          dir="auto"
          enterKeyHint="search"
          aria-label={label}
          placeholder={placeholder}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && value) clear()
          }}
          className={cx(
            controlLook,
            'pr-11 pl-10.5 [&::-webkit-search-cancel-button]:hidden',
            size === 'lg' ? 'h-13' : 'h-10 pointer-coarse:h-11',
          )}
        />
        {value ? (
          <span className="absolute inset-y-0 right-1 flex items-center">
            <IconButton label="Clear search" icon={<X aria-hidden="true" />} onClick={clear} />
          </span>
        ) : null}
      </form>
    </search>
  )
}
