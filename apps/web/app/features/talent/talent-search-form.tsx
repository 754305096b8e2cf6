import {
  availabilityFilterLabels,
  availabilityFilters,
  difficulties,
  languageNames,
  languages,
  levelLabel,
  selectableSkills,
  talentCategories,
  talentSortLabels,
  talentSorts,
} from '@guildhall/contract'
import { useEffect, useRef } from 'react'
import { Form, Link } from 'react-router'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { countFilters, type TalentFilters } from './talent-filters.ts'

const any = { value: '', label: 'Any' }
const skillsId = 'known-skills'

/** A GET form, which works without scripts. With them, a choice searches at once. */
export function TalentSearchForm({ filters, isPending }: { filters: TalentFilters; isPending: boolean }) {
  const form = useRef<HTMLFormElement>(null)
  const used = countFilters(filters)
  // Links and Back change the address but not the typed text.
  useEffect(() => {
    for (const [name, value] of Object.entries(filters)) {
      const field = form.current?.elements.namedItem(name)
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value
    }
  }, [filters])

  return (
    <search>
      <Form
        ref={form}
        action={paths.findFreelancers}
        preventScrollReset
        aria-label="Find freelancers"
        className="flex flex-col gap-4"
        onChange={({ target }) => {
          if (target instanceof HTMLSelectElement) form.current?.requestSubmit()
        }}
      >
        <div className="grid items-end gap-3 min-[25rem]:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_12.5rem_12.5rem_auto]">
          <TextField
            type="search"
            label="Search for"
            name="search"
            maxLength={200}
            placeholder="Booking pages, React, Lisbon"
            defaultValue={filters.search}
            className="min-[25rem]:max-lg:col-span-2"
          />
          <Select
            label="Category"
            name="category"
            defaultValue={filters.category}
            options={[
              { value: '', label: 'All categories' },
              ...talentCategories.map(({ slug, label }) => ({ value: slug, label })),
            ]}
          />
          <Select
            label="Sort by"
            name="sort"
            defaultValue={filters.sort}
            options={talentSorts.map((sort) => ({ value: sort, label: talentSortLabels[sort] }))}
          />
          <Button
            type="submit"
            variant="primary"
            className="min-h-11 min-[25rem]:max-lg:col-span-2"
            pending={isPending}
          >
            Search
          </Button>
        </div>
        {/* Keyed, so that it opens when a link brings filters. */}
        <Disclosure key={String(used > 0)} open={used > 0} summary={used > 0 ? `Filters (${used})` : 'More filters'}>
          <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">
            <TextField
              label="Skill"
              name="skill"
              list={skillsId}
              maxLength={60}
              autoComplete="off"
              placeholder="React"
              defaultValue={filters.skill}
            />
            <datalist id={skillsId}>
              {selectableSkills.map((skill) => (
                <option key={skill} value={skill} />
              ))}
            </datalist>
            <Select
              label="Proof of the skill"
              name="level"
              defaultValue={filters.level}
              options={[
                { value: '', label: 'Named or verified' },
                ...difficulties.map((level) => ({ value: level, label: `Verified, ${levelLabel(level)}` })),
              ]}
            />
            <TextField
              label="Place"
              name="location"
              maxLength={100}
              autoComplete="off"
              placeholder="Porto, Portugal"
              defaultValue={filters.location}
            />
            <Select
              label="Availability"
              name="availability"
              defaultValue={filters.availability}
              options={[
                any,
                ...availabilityFilters.map((value) => ({ value, label: availabilityFilterLabels[value] })),
              ]}
            />
            <Select
              label="Language"
              name="language"
              defaultValue={filters.language}
              options={[any, ...languages.map((value) => ({ value, label: languageNames[value] }))]}
            />
            <TextField
              label="Lowest rate an hour"
              prefix="$"
              name="minRate"
              inputMode="decimal"
              autoComplete="off"
              defaultValue={filters.minRate}
            />
            <TextField
              label="Highest rate an hour"
              prefix="$"
              name="maxRate"
              inputMode="decimal"
              autoComplete="off"
              defaultValue={filters.maxRate}
            />
            <div className="flex items-end self-stretch">
              <Button type="submit" full className="min-h-11">
                Apply filters
              </Button>
            </div>
          </div>
        </Disclosure>
      </Form>
      {used > 0 || filters.search !== '' ? (
        <p className="mt-2">
          <Link
            to={paths.findFreelancers}
            className="text-link inline-flex min-h-6 items-center text-sm pointer-coarse:min-h-11"
          >
            Clear words and filters
          </Link>
        </p>
      ) : null}
    </search>
  )
}
