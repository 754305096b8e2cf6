import { followedBy } from '../proofs.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { goods } from '../words.ts'
import { template } from './misconceptions.ts'

export const advancedSecurity: Template[] = [
  template({
    id: 'html-that-is-cleaned',
    concept: 'security',
    difficulty: [4, 'What goes, what stays, and what is only made harmless.'],
    draw: (r) => ({
      word: r.pick(goods),
      price: r.int(11, 89),
      attribute: r.pick(['onclick="buy()"', 'style="color: red"', 'class="sale"', 'title="sale"', 'onload="buy()"']),
      tail: r.pick(['script', 'link', 'plain'] as const),
      isTrusted: r.pick([false, false, false, true]),
    }),
    make: ({ word, price, attribute, tail, isTrusted }) => {
      const isSafe = /^(class|title)/.test(attribute)
      const raw = {
        script: '<script>track()</script>',
        link: '<a href="javascript:buy()">Buy</a>',
        plain: '<i class="now">now</i>',
      }[tail]
      const cleaned = { script: '', link: '<a href="unsafe:javascript:buy()">Buy</a>', plain: raw }[tail]
      const bold = (attributes: string) => `<b${attributes}>${word} ${price}</b>`
      const [withIt, without] = [bold(` ${attribute}`), bold('')]
      const html = withIt + raw
      const code = source`
        const offer = '${html}'
        @Component({
          selector: 'app-root',
          template: '<p [innerHTML]="html"></p>',
        })
        class App {
          html = ${isTrusted ? 'inject(DomSanitizer).bypassSecurityTrustHtml(offer)' : 'offer'}
        }`
      const safe = (isSafe ? withIt : without) + cleaned
      return {
        question: 'Which innerHTML has the paragraph when the component is shown?',
        code,
        key: isTrusted ? html : safe,
        wrong: [
          isTrusted ? ['trustedIsCleaned', safe] : ['nothingIsCleaned', html],
          ['onlyElementsAreCleaned', withIt + { script: '', link: '<a>Buy</a>', plain: raw }[tail]],
          ['allAttributesGo', without + { script: '', link: '<a>Buy</a>', plain: '<i>now</i>' }[tail]],
          ['allElementsGo', `${word} ${price}${{ script: '', link: 'Buy', plain: 'now' }[tail]}`],
          ['onlyAttributesAreCleaned', (isSafe ? withIt : without) + raw],
        ],
        because: isTrusted
          ? 'bypassSecurityTrustHtml has Angular set the text as it is.'
          : 'Angular cleans what is bound to innerHTML: scripts, handlers and styles go, harmless elements and attributes stay, and a javascript: address gets "unsafe:" before it.',
        proof: followedBy(code, 'await mount(App)', "print(container.querySelector('p').innerHTML)"),
      }
    },
  }),
]
