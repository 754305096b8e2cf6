const packages = (...names: string[]) => new RegExp(`[\\\\/]node_modules[\\\\/](${names.join('|')})[\\\\/]`)

/** What only the two screens with deliveries share. */
const ofDeliveries = /[\\/]features[\\/]deliveries[\\/]|[\\/]file-picker\.tsx$/

/** What only the screens with a course share. */
const ofCourses = /[\\/]ui[\\/]tabs\.tsx$|[\\/]course-reader\.tsx$/

/** What only the screen of messages and the conversation that it opens share. */
const ofMessages = /[\\/]features[\\/]messages[\\/](?!shared[\\/])/
/** Sentences and limits that only an open conversation reads. */
const messageRules = /[\\/]contract[\\/]src[\\/]messages\.constants\.ts$/

/** Dialogs and menus use these, and so do the tabs of a course. */
const tabPrimitives =
  /[\\/]@radix-ui[\\/](primitive|react-(tabs|roving-focus|collection|direction|presence|primitive|slot|compose-refs|context|id|use-[\w-]+))[\\/]/

/** Modules of the contract that hold constants and plain functions; the others hold schemas, and bring zod with them. */
const withoutSchemas =
  /[\\/]contract[\\/]src[\\/]([\w-]+\.constants|assessment-rules|move-refusals|move-table|moves|money|skills|confusables|deadline|files)\.ts$/

/**
 * Which modules share a file in the browser. Left alone the bundler makes a file of every set of modules that the same
 * screens use, some 80 of them for one screen. Modules that only one screen or part uses stay with it.
 * `app/first-views.test.ts` holds what comes of it to a budget.
 */
export const chunkGroups = [
  { name: 'framework', test: packages('react', 'react-dom', 'scheduler', 'react-router', '@tanstack'), priority: 5 },
  { name: 'app', test: (id: string) => withoutSchemas.test(id) && !messageRules.test(id), priority: 4 },
  // Each of these is loaded when it is needed, and must not be drawn into what every screen loads.
  {
    name: 'schemas',
    test: (id: string) =>
      /[\\/]node_modules[\\/](zod|@hookform)[\\/]|[\\/]contract[\\/]src[\\/]/.test(id) && !messageRules.test(id),
    priority: 3,
  },
  { name: 'message-rules', test: messageRules, priority: 3 },
  { name: 'forms', test: packages('react-hook-form'), priority: 4 },
  { name: 'tabs', test: tabPrimitives, priority: 4 },
  { name: 'overlays', test: packages('@radix-ui', '@floating-ui', 'react-remove-scroll', 'aria-hidden'), priority: 3 },
  {
    name: 'app',
    test: (id: string) => ![ofDeliveries, ofCourses, ofMessages].some((part) => part.test(id)),
    minShareCount: 2,
    priority: 1,
  },
  { name: 'deliveries', test: ofDeliveries, minShareCount: 2, priority: 0 },
  { name: 'messages', test: ofMessages, minShareCount: 2, priority: 0 },
  { name: 'courses', test: ofCourses, minShareCount: 2, priority: 0 },
]
