const steps = [
  { title: 'Post', text: 'The work, its budget and its deadline' },
  { title: 'Propose', text: 'A message, a price and a date' },
  { title: 'Accept', text: 'One proposal, once and for all' },
  { title: 'Deliver', text: 'The files, version by version' },
  { title: 'Approve', text: 'Paid out, or sent back for changes' },
]

export function ProjectSteps() {
  return (
    <section aria-labelledby="course" className="bg-sunken">
      <div className="frame py-16 lg:py-24">
        <h2 id="course" className="text-3xl">
          From brief to approval, in five steps
        </h2>
        <ol className="mt-10 grid gap-x-6 md:grid-cols-5 md:border-t md:border-ink lg:mt-14">
          {steps.map(({ title, text }, i) => (
            <li
              key={title}
              className="relative border-l border-ink pb-8 pl-6 last:pb-0 md:border-l-0 md:pt-10 md:pb-0 md:pl-0"
            >
              <RulerTicks />
              <p className="text-sm font-semibold text-muted">{i + 1}</p>
              <h3 className="mt-1 text-xl">{title}</h3>
              <p className="mt-1.5 text-sm text-muted">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

function RulerTicks() {
  return (
    <>
      <span aria-hidden="true" className="absolute top-2.5 left-0 h-px w-4 bg-ink md:top-0 md:h-5 md:w-px" />
      <span aria-hidden="true" className="absolute inset-y-0 left-0 hidden h-2 w-full md:flex md:justify-evenly">
        {['a', 'b', 'c', 'd'].map((tick) => (
          <span key={tick} className="h-full w-px bg-edge" />
        ))}
      </span>
    </>
  )
}
