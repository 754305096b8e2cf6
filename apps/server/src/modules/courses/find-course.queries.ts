import { type Db, queryPlanned } from '../../platform/database.ts'

/** Words of a prompt that say that a course is wanted, and nothing of what about. */
const wordsOfEveryPrompt =
  'a about article basic beginner build class course create crash explain explanation first fundamental generate give guide help how ' +
  'intro introduction know learn learning lesson made make module need next please project quick short show simple start starting step ' +
  'study teach teaching tell text topic tutorial understand unit use using want write complete everything work working'

/**
 * The share of a prompt's words that a course must know, a word of its names counting whole and one of its contents
 * half; one word of its names is the least. Found by trying prompts (find-course.test.ts): below it courses come up that
 * only share a word with what was asked.
 */
const shareNeeded = 0.5

/**
 * The library's course that a prompt asks for, by PostgreSQL's full-text search (English), or undefined when none deals
 * with enough of it. The library is small and travels with the question, so nothing has to be kept in step with it.
 */
export async function findCourseFor(
  db: Db,
  prompt: string,
  library: readonly { id: string; names: string; body: string }[],
): Promise<string | undefined> {
  const rows = await queryPlanned<{ id: string }>(
    db,
    `with asked as (
       select array(
         select unnest(tsvector_to_array(to_tsvector('english', $1)))
         except select unnest(tsvector_to_array(to_tsvector('english', $2)))
       ) as words
     ), course as (
       select id, setweight(to_tsvector('english', names), 'A') || setweight(to_tsvector('english', body), 'C') as search
       from jsonb_to_recordset($3::jsonb) as given (id text, names text, body text)
     ), known as (
       select
         course.id,
         cardinality(asked.words) as asked,
         cardinality(array(select unnest(asked.words) intersect select unnest(tsvector_to_array(ts_filter(search, '{a}'))))) as named,
         cardinality(array(select unnest(asked.words) intersect select unnest(tsvector_to_array(search)))) as covered,
         ts_rank(search, (select string_agg(quote_literal(word), ' | ')::tsquery from unnest(asked.words) as word)) as rank
       from course, asked
       where cardinality(asked.words) > 0
     )
     select id from known
     where named > 0 and (named + covered) / 2.0 >= asked * $4::numeric
     order by named + covered desc, rank desc, id
     limit 1`,
    [spell(prompt), wordsOfEveryPrompt, JSON.stringify(library.map(spelled)), shareNeeded],
  )
  return rows[0]?.id
}

const spelled = ({ id, names, body }: { id: string; names: string; body: string }) => ({
  id,
  names: spell(names),
  body: spell(body),
})

/** The search drops the signs in C++ and takes Node.js for a host and HTML/CSS for a file: words are spelt apart first. */
const spell = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('c++', ' cplusplus ')
    .replaceAll('c#', ' csharp ')
    .replace(/[./_&-]/g, ' ')
