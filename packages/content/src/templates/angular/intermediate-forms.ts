import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { cities, people, tags } from '../words.ts'
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
          ['validityIgnoresEmpty', `${value(!raw)} false`],
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
  template({
    id: 'values-of-two-injectors',
    concept: 'dependency injection',
    difficulty: [3, 'Where the search begins, and where it ends.'],
    draw: (r) => ({
      words: r.some([...tags, ...people], 3),
      way: r.pick(['plain', 'skipSelf', 'self', 'optional'] as const),
      childHas: r.flip(),
      name: r.pick(['THEME', 'LOCALE', 'UNIT', 'REGION']),
    }),
    make: ({ words: [outer = '', inner = '', spare = ''], way, childHas, name }) => {
      const options = {
        plain: '',
        skipSelf: ', { skipSelf: true }',
        self: ', { self: true, optional: true }',
        optional: ', { optional: true }',
      }[way]
      const code = source`
        const ${name} = new InjectionToken('${name}')
        const parent = Injector.create({ providers: [{ provide: ${name}, useValue: '${outer}' }] })
        const child = Injector.create({
          parent,
          providers: [${childHas ? `{ provide: ${name}, useValue: '${inner}' }` : ''}],
        })
        const found = runInInjectionContext(child, () => inject(${name}${options}))
        console.log(found ?? '${spare}')`
      const own = childHas ? inner : outer
      const key = { plain: own, skipSelf: outer, self: childHas ? inner : spare, optional: own }[way]
      return {
        question: 'What does this program print?',
        code,
        key,
        wrong: [
          way === 'self' ? ['selfLooksUp', own] : ['nearestIsParent', outer],
          way === 'skipSelf' ? ['skipSelfIsSelf', childHas ? inner : spare] : ['optionalIsEmpty', spare],
          ['injectionGivesAll', childHas ? `${inner},${outer}` : `${outer},${spare}`],
          ['tokensAreNames', name],
          ['innerIsUsed', inner],
        ],
        because: {
          plain: 'The search begins at the own injector and goes up until the token is found.',
          skipSelf: 'skipSelf begins the search at the parent.',
          self: 'self looks only at the own injector; with optional the result is null if that has nothing.',
          optional: 'optional gives null only if no injector up to the root has the token.',
        }[way],
      }
    },
  }),
  template({
    id: 'instances-behind-two-tokens',
    concept: 'dependency injection',
    difficulty: [4, 'An alias, a second instance, and a shared value.'],
    draw: (r) => ({
      way: r.pick(['useExisting', 'useClass', 'useFactory'] as const),
      start: r.int(1, 60),
      gets: r.int(2, 4),
      names: r.some(['Logger', 'Store', 'Api', 'Cart', 'Clock'], 2),
    }),
    make: ({ way, start, gets, names: [one = '', two = ''] }) => {
      const provider = {
        useExisting: `useExisting: ${one}`,
        useClass: `useClass: ${one}`,
        useFactory: `useFactory: () => new ${one}()`,
      }[way]
      const code = source`
        let made = ${start}
        class ${one} {
          id = ++made
        }
        class ${two} {}
        const injector = Injector.create({
          providers: [
            { provide: ${one}, useFactory: () => new ${one}() },
            { provide: ${two}, ${provider}${way === 'useClass' ? ', deps: []' : ''} },
          ],
        })
        for (let index = 1; index < ${gets}; index++) injector.get(${two})
        console.log(injector.get(${one}) === injector.get(${two}), made)`
      const isSame = way === 'useExisting'
      const text = (same: boolean, count: number) => `${same} ${start + count}`
      return {
        question: 'What does this program print?',
        code,
        key: text(isSame, isSame ? 1 : 2),
        wrong: [
          isSame
            ? ['existingIsNew', text(false, 2)]
            : [way === 'useClass' ? 'classIsExisting' : 'factoryIsShared', text(true, 1)],
          ['eachGetNew', text(false, gets + 1)],
          ['instancesAreEager', isSame ? text(true, 2) : text(false, gets + 2)],
          ['aliasIsAnother', isSame ? text(false, 1) : text(false, 1)],
        ],
        because: `An injector makes one instance for each token when it is first asked for; ${isSame ? 'useExisting only leads to the other token' : `${way} makes one of its own for the second token`}.`,
      }
    },
  }),
]
