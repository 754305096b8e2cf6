import type { CrowdPerson } from './crowd-types.ts'
import { peopleOfBrazilAndPortugal } from './people-brazil-portugal.ts'
import { peopleOfCanadaAndThePhilippines } from './people-canada-philippines.ts'
import { peopleOfIndiaAndKenya } from './people-india-kenya.ts'
import { peopleOfPolandAndGermany } from './people-poland-germany.ts'
import { readPeople } from './read-people.ts'

export const crowdPeople = (): CrowdPerson[] =>
  [peopleOfBrazilAndPortugal, peopleOfPolandAndGermany, peopleOfIndiaAndKenya, peopleOfCanadaAndThePhilippines].flatMap(
    readPeople,
  )
