import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { cities, people } from '../words.ts'
import { template } from './misconceptions.ts'

export const intermediateForms: Template[] = [
  template({
    id: 'disabled-controls-of-a-group',
    concept: 'forms',
    difficulty: [3, 'Left out of the value, and out of the checks.'],
    draw: (r) => ({
      person: r.pick(people),
      city: r.pick(cities),
      names: r.some(['name', 'city', 'team', 'street', 'title'], 2),
      raw: r.flip(),
      required: r.flip(),
    }),
    make: ({ person, city, names: [one = '', two = ''], raw, required }) => {
      const second = required ? '' : city
      const code = source`
        const form = new FormGroup({
          ${one}: new FormControl('${person}'),
          ${two}: new FormControl('${second}'${required ? ', Validators.required' : ''}),
        })
        form.controls.${two}.disable()
        console.log(JSON.stringify(${raw ? 'form.getRawValue()' : 'form.value'}), form.valid)`
      const value = (hasSecond: boolean, text: string | null = second) =>
        JSON.stringify({ [one]: person, ...(hasSecond ? { [two]: text } : {}) })
      return {
        question: 'What does this program print?',
        code,
        key: `${value(raw)} true`,
        wrong: [
          raw ? ['rawLeavesDisabled', `${value(false)} true`] : ['disabledIsInValue', `${value(true)} true`],
          ['disabledIsChecked', `${value(raw)} false`],
          ['disabledIsNull', `${value(true, null)} true`],
          ['disabledIsTheOtherWay', `${value(!raw)} false`],
        ],
        because:
          'value leaves disabled controls out, getRawValue includes them; a disabled control takes no part in validation.',
      }
    },
  }),
  template({
    id: 'emissions-of-a-form',
    version: 2,
    concept: 'forms',
    difficulty: [4, 'Which changes emit where, and how often.'],
    draw: (r) => ({
      names: r.some(['from', 'to', 'guests', 'nights', 'rooms'], 2),
      ways: r.some(['equal', 'set', 'silent', 'own', 'patch'] as const, 3),
      counts: r.some([2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 14, 15], 3),
    }),
    make: ({ names: [one = '', two = ''], ways, counts }) => {
      const count = (way: (typeof ways)[number]) => (ways.includes(way) ? (counts[ways.indexOf(way)] ?? 0) : 0)
      const calls = {
        equal: `form.controls.${one}.setValue(0)`,
        set: `form.controls.${one}.setValue(turn + 1)`,
        silent: `form.controls.${one}.setValue(turn + 2, { emitEvent: false })`,
        own: `form.controls.${one}.setValue(turn + 3, { onlySelf: true })`,
        patch: `form.patchValue({ ${one}: turn, ${two}: turn })`,
      }
      const order = (['equal', 'set', 'silent', 'own', 'patch'] as const).filter((way) => ways.includes(way))
      const code = source`
        const form = new FormGroup({
          ${one}: new FormControl(0),
          ${two}: new FormControl(0),
        })
        const seen = { form: 0, ${one}: 0 }
        form.valueChanges.subscribe(() => { seen.form += 1 })
        form.controls.${one}.valueChanges.subscribe(() => { seen.${one} += 1 })
        ${order.map((way) => `for (let turn = 0; turn < ${count(way)}; turn++) ${calls[way]}`).join('\n')}
        console.log(seen.form, seen.${one})`
      const [equal, silent, own, patches] = [count('equal'), count('silent'), count('own'), count('patch')]
      const form = equal + count('set') + patches
      const control = form + own
      const text = (group: number, single: number) => `${group} ${single}`
      return {
        question: 'What does this program print?',
        code,
        key: text(form, control),
        wrong: [
          ['groupOncePerControl', text(form + patches, control)],
          ['silentStillEmits', text(form, control + silent)],
          ['equalDoesNotEmit', text(form - equal, control - equal)],
          ['controlsDoNotBubble', text(patches, control)],
          ['groupDoesNotReach', text(form, control - patches)],
          ['onlySelfIsSilent', text(form, control - own)],
          ['everyChangeBubbles', text(form + own, control)],
          ['everythingEmits', text(form + own + silent, control + silent)],
        ],
        because:
          'Each setValue emits on the control and its group, equal or not, unless emitEvent is false; with onlySelf the group hears nothing. patchValue emits on each control it sets and once on the group.',
      }
    },
  }),
  template({
    id: 'errors-of-a-control',
    version: 2,
    concept: 'forms',
    difficulty: [4, 'What an empty value passes, and how many errors there are.'],
    draw: (r) => ({
      values: r.some(["''", "'  '", "'3'", "'12'", "'25'", "'7a'", "'123'", "'x4'", "'40'", "'9.5'", "'1e1'"], 3),
      minimum: r.int(5, 30),
      digits: r.int(2, 3),
      length: r.int(2, 3),
      required: r.flip(),
    }),
    make: ({ values, minimum, digits, length, required }) => {
      const errors = (value: string, mistake?: string) => {
        const text = value.slice(1, -1)
        const isEmpty = text === ''
        const found: string[] = []
        if (required && (isEmpty || (mistake === 'spaces' && text.trim() === ''))) found.push('required')
        const number = Number.parseFloat(text)
        if ((isEmpty && mistake === 'empty') || number < minimum) found.push('min')
        const whole = mistake === 'partial' ? new RegExp(`\\d{1,${digits}}`) : new RegExp(`^\\d{1,${digits}}$`)
        if ((!isEmpty && !whole.test(text)) || (isEmpty && mistake === 'empty')) found.push('pattern')
        if ((!isEmpty || mistake === 'length') && text.length < length) found.push('minlength')
        return mistake === 'first' ? found.slice(0, 1) : found
      }
      const shown = (mistake?: string) => values.map((value) => errors(value, mistake).join(' ') || 'none').join(' | ')
      const code = source`
        const shown = [${values.join(', ')}].map((value) => {
          const control = new FormControl(value, [
            ${required ? 'Validators.required,\n' : ''}Validators.min(${minimum}),
            Validators.pattern('\\d{1,${digits}}'),
            Validators.minLength(${length}),
          ])
          return Object.keys(control.errors ?? { none: true }).join(' ')
        })
        console.log(shown.join(' | '))`
      return {
        question: 'What does this program print?',
        code,
        key: shown(),
        wrong: [
          ['emptyFailsMin', shown('empty')],
          ['lengthCountsEmpty', shown('length')],
          ['firstErrorOnly', shown('first')],
          ['patternIsPartial', shown('partial')],
          ['requiredTakesSpaces', shown('spaces')],
          [
            'textsHaveNoMinimum',
            values
              .map(
                (value) =>
                  errors(value)
                    .filter((one) => one !== 'min')
                    .join(' ') || 'none',
              )
              .join(' | '),
          ],
          [
            'lengthIsForTexts',
            values
              .map(
                (value) =>
                  errors(value)
                    .filter((one) => one !== 'minlength')
                    .join(' ') || 'none',
              )
              .join(' | '),
          ],
        ],
        because:
          'All validators run, and each reports its own error. Only required refuses an empty text; the others let it pass. A pattern given as a text must match the whole value.',
      }
    },
  }),
]
