import { useState } from 'react'
import { areSingleKeysOn, setSingleKeys } from '../../../single-keys.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Dialog } from '../../../ui/dialog.tsx'

const isApple = /Mac|iPhone|iPad/.test(navigator.platform)

const shortcuts: readonly { keys: readonly string[]; does: string }[] = [
  { keys: [isApple ? '⌘' : 'Ctrl', 'K'], does: 'Find a page, project, person or course, and go there' },
  { keys: ['?'], does: 'Show this list' },
  { keys: ['N'], does: 'In a lesson, finish the step and go to the next one' },
  { keys: ['J', 'K'], does: 'Among proposals, go to the next or the one before' },
  { keys: ['S'], does: 'Shortlist this proposal' },
  { keys: ['A'], does: 'Accept this proposal, after a question' },
  { keys: ['E'], does: 'Archive this proposal' },
  { keys: ['Tab'], does: 'Go to the next link, button or field' },
  { keys: ['Enter'], does: 'Take what is chosen; in a message, send it' },
  { keys: ['Shift', 'Enter'], does: 'Begin a new line in a message' },
  { keys: ['Esc'], does: 'Close a menu or dialog, or clear a search' },
]

export default function ShortcutList({ onClose }: { onClose: () => void }) {
  const [isOn, setIsOn] = useState(areSingleKeysOn)
  return (
    <Dialog open title="Keyboard shortcuts" onOpenChange={(open) => (open ? undefined : onClose())}>
      <div className="flex flex-col gap-5">
        <ul className="divide-y divide-line border-y border-line">
          {shortcuts.map(({ keys, does }) => (
            <li key={does} className="flex items-center justify-between gap-6 py-2.5">
              {does}
              <span className="flex shrink-0 gap-1">
                {keys.map((key) => (
                  <kbd
                    key={key}
                    className="min-w-8 rounded-sm border border-edge bg-sunken px-2 py-0.5 text-center text-sm"
                  >
                    {key}
                  </kbd>
                ))}
              </span>
            </li>
          ))}
        </ul>
        <Checkbox
          label="React to single keys, such as ? and J"
          checked={isOn}
          onChange={(event) => {
            setSingleKeys(event.target.checked)
            setIsOn(event.target.checked)
          }}
        />
      </div>
    </Dialog>
  )
}
