import type { LandingView } from '@guildhall/contract'
import { paths } from '../../paths.ts'
import { buttonLook } from '../../ui/button-look.ts'
import { cx } from '../../ui/cx.ts'
import { controlLook } from '../../ui/field.tsx'

export interface NeedSearchProps {
  categories: LandingView['categories']
}

/** A plain form, as this page has no scripts. A category sends it, too, with what is typed. */
export function NeedSearch({ categories }: NeedSearchProps) {
  return (
    <search className="mt-6 block lg:mt-8">
      <form action={paths.findFreelancers} className="max-w-xl">
        <label htmlFor="need" className="font-medium">
          What do you need done?
        </label>
        <div className="mt-2 flex gap-2">
          <input
            id="need"
            name="search"
            type="search"
            dir="auto"
            maxLength={200}
            autoComplete="off"
            enterKeyHint="search"
            placeholder="Logo, online shop"
            className={cx(controlLook, 'h-12 flex-1')}
          />
          <button type="submit" className={buttonLook({ size: 'lg' })}>
            Search
          </button>
        </div>
        {categories.length > 0 ? (
          <ul aria-label="Categories" className="mt-3 flex flex-wrap gap-2">
            {categories.map(({ slug, label }) => (
              <li key={slug}>
                <button
                  type="submit"
                  name="category"
                  value={slug}
                  className="min-h-9 rounded-full border border-line bg-surface px-3.5 text-sm transition-colors hover:border-ink pointer-coarse:min-h-11"
                >
                  {label}
                </button>
              </li>
            ))}
          </ul>
        ) : null}
      </form>
    </search>
  )
}
