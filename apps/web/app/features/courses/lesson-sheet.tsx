import DialogPanel from '../../ui/dialog-panel.tsx'
import type { TabsProps } from '../../ui/tabs.tsx'

export interface LessonSheetProps {
  tabs: TabsProps['tabs']
  value: string
  onChoose: (value: string) => void
  onClose: () => void
}

/** The lessons one below the other, where a row of tabs shows two of them. */
export default function LessonSheet({ tabs, value, onChoose, onClose }: LessonSheetProps) {
  return (
    <DialogPanel open title="Lessons" onOpenChange={(open) => (open ? undefined : onClose())}>
      <ol className="divide-y divide-line border-y border-line">
        {tabs.map((tab) => (
          <li key={tab.value}>
            <button
              type="button"
              aria-current={tab.value === value ? 'true' : undefined}
              className="w-full px-2 py-1 text-sm font-medium hover:bg-sunken aria-[current]:bg-chosen [&_.truncate]:whitespace-normal [&>span]:w-full"
              onClick={() => {
                onClose()
                onChoose(tab.value)
              }}
            >
              {tab.label}
            </button>
          </li>
        ))}
      </ol>
    </DialogPanel>
  )
}
