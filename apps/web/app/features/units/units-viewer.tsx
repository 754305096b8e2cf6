import type { UnitView } from '@guildhall/contract'
import { ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { UnitArticle } from './unit-article.tsx'
import { UnitCard } from './unit-card.tsx'
import { useSavedUnits } from './use-saved-units.ts'

type Shown = 'all' | 'saved'

const isNarrow = () => !window.matchMedia('(width >= 64rem)').matches

export function UnitsViewer({ units }: { units: UnitView[] }) {
  const [params, setParams] = useSearchParams()
  const saved = useSavedUnits()
  const shown: Shown = params.get('show') === 'saved' && saved.length > 0 ? 'saved' : 'all'
  const listed = shown === 'saved' ? units.filter(({ id }) => saved.includes(id)) : units
  const chosenId = params.get('unit')
  const chosen = units.find(({ id }) => id === chosenId) ?? listed[0]
  const panel = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const chosenCard = useRef<HTMLAnchorElement>(null)

  const initialId = useRef(chosenId)
  useEffect(() => {
    if (initialId.current && isNarrow()) panel.current?.scrollIntoView({ block: 'start' })
  }, [])

  const shownId = chosen?.id
  useEffect(() => {
    if (shownId) panel.current?.scrollTo({ top: 0 })
  }, [shownId])

  const searchFor = (id: string, show: Shown = shown) =>
    new URLSearchParams({ unit: id, ...(show === 'saved' ? { show } : {}) })

  function showSelected() {
    requestAnimationFrame(() => {
      heading.current?.focus({ preventScroll: true })
      panel.current?.scrollIntoView({ block: isNarrow() ? 'start' : 'nearest' })
    })
  }

  function goTo(unit: UnitView | undefined) {
    if (!unit) return
    setParams(searchFor(unit.id), { replace: true, preventScrollReset: true })
    showSelected()
  }

  if (!chosen) return null
  const index = listed.indexOf(chosen)
  const position = units.indexOf(chosen) + 1

  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-10 print:block">
      <section aria-labelledby="unit-cards" className="flex flex-col gap-4 print:hidden">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="unit-cards" className="text-xl">
            {shown === 'saved' ? 'Saved units' : 'All units'}
          </h2>
          {saved.length > 0 ? (
            <SegmentedControl<Shown>
              label="Which units to show"
              value={shown}
              onChange={(show) => setParams(searchFor(chosen.id, show), { replace: true, preventScrollReset: true })}
              options={[
                { value: 'all', label: `All (${units.length})` },
                { value: 'saved', label: `Saved (${units.filter(({ id }) => saved.includes(id)).length})` },
              ]}
            />
          ) : null}
        </div>
        <ul className="grid gap-3 sm:grid-cols-2">
          {listed.map((unit) => (
            <UnitCard
              key={unit.id}
              unit={unit}
              to={{ search: `?${searchFor(unit.id)}` }}
              isSelected={unit === chosen}
              isSaved={saved.includes(unit.id)}
              onSelect={() => isNarrow() && showSelected()}
              linkRef={unit === chosen ? chosenCard : undefined}
            />
          ))}
        </ul>
      </section>
      <p role="status" className="sr-only">
        {`${chosen.title}, unit ${position} of ${units.length}`}
      </p>
      <section
        ref={panel}
        aria-label="The chosen unit"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard.
        tabIndex={0}
        className="self-start rounded-lg border-line lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7.5rem)] lg:overflow-y-auto lg:border lg:bg-surface lg:p-8 print:static print:max-h-none print:overflow-visible print:border-0 print:p-0"
      >
        <UnitArticle unit={chosen} position={position} total={units.length} headingLevel={2} headingRef={heading} />
        <nav
          aria-label="Units"
          className="mt-8 flex flex-wrap justify-between gap-3 border-t border-line pt-6 print:hidden"
        >
          <Button disabled={index < 1} onClick={() => goTo(listed[index - 1])}>
            <ArrowLeft aria-hidden="true" />
            Previous
          </Button>
          <Button className="order-last w-full lg:hidden" variant="quiet" onClick={() => chosenCard.current?.focus()}>
            <ArrowUp aria-hidden="true" />
            Back to the cards
          </Button>
          <Button disabled={index === listed.length - 1} onClick={() => goTo(listed[index < 0 ? 0 : index + 1])}>
            Next
            <ArrowRight aria-hidden="true" />
          </Button>
        </nav>
      </section>
    </div>
  )
}
