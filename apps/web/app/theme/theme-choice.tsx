import { useSyncExternalStore } from 'react'
import { SegmentedControl } from '../ui/segmented-control.tsx'

type Theme = 'system' | 'light' | 'dark'

function subscribe(listener: () => void) {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

function currentTheme(): Theme {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

function chooseTheme(theme: Theme) {
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset.theme
  else dataset.theme = theme
  try {
    if (theme === 'system') localStorage.removeItem('theme')
    else localStorage.setItem('theme', theme)
  } catch {
    // Storage may be blocked; then the theme lasts for this page only.
  }
}

export function ThemeChoice() {
  const theme = useSyncExternalStore<Theme>(subscribe, currentTheme, () => 'system')
  return (
    <div>
      <SegmentedControl
        label="Theme"
        value={theme}
        onChange={chooseTheme}
        options={[
          { value: 'system', label: 'Match my device' },
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
        ]}
      />
    </div>
  )
}
