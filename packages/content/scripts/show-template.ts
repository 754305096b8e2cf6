/** Shows a few instances of a template as people meet them: `node packages/content/scripts/show-template.ts ID [COUNT]`. */
import { listQuestionSetKeys } from '../src/bank.ts'
import { drawInstances } from '../src/templates/check-templates.ts'
import { templatesIn } from '../src/templates/registry.ts'

const [wanted = '', count = '2'] = process.argv.slice(2)
for (const template of listQuestionSetKeys()
  .flatMap(templatesIn)
  .filter(({ id }) => id.includes(wanted))) {
  console.log(`\n══ ${template.id} · ${template.concept} · ${template.difficulty.rank}: ${template.difficulty.reason}`)
  for (const { question, code, options, key, explanation } of drawInstances(
    template,
    Number(count),
    String(Date.now()),
  )) {
    console.log(`\n${question}\n${code ?? ''}`)
    for (const [index, option] of options.entries()) console.log(`${index === key ? '→' : ' '} ${option}`)
    console.log(explanation)
  }
}
