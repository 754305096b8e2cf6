import { Moon, Sun } from 'lucide-react'
import { cx } from '../ui/cx.ts'

/** `site.js` handles the click, on every page and before React has started. */
export function ThemeSwitch({ className }: { className?: string }) {
  return (
    <button
      type="button"
      data-theme-switch
      title="Switch between light and dark"
      aria-label="Switch between light and dark"
      className={cx('icon-button', className)}
    >
      <Moon aria-hidden="true" className="theme-dark:hidden" />
      <Sun aria-hidden="true" className="hidden theme-dark:block" />
    </button>
  )
}
