import { projectCategories } from '@guildhall/contract'
import { projectSearchText } from '../modules/4-hiring/projects/project.rules.ts'
import { insertListings } from './listings.ts'
import type { TestApp } from './test-app.ts'

const people = 300
const projects = 2_400
/** Of the client's project that everyone proposes to. */
const proposalsOfOne = 100
const messages = 500
const notifications = 600

const texts = ['A shop window of oak', 'An atlas of footpaths', 'A bakery page', 'A catalogue of looms'].map(
  (title) => ({
    title,
    description: `${title}, with all that belongs to it. ${'We know what we want and say so here. '.repeat(12)}`,
    requiredSkills: ['React', 'Joinery'],
  }),
)
const kinds = texts.flatMap((text) => projectCategories.map((category) => ({ ...text, category })))

/**
 * A client and a freelancer in a market where every table has more than a request may read: hundreds of their own projects,
 * proposals, contracts, conversations and notifications among those of others.
 */
export async function arrangeBusyMarket(t: TestApp) {
  const [client, freelancer] = [await t.insertUser(), await t.insertUser()]
  await insertListings(
    t,
    Array.from({ length: people }, (_, n) => listed(n)),
  )
  await t.queryAsOwner(seed(client.id, freelancer.id))
  await t.vacuumAnalyze()
  const id = async (text: string) => String(await t.value(text, [client.id]))
  return {
    client,
    freelancer,
    projectId: await id(
      `select project_id from proposals where client_id = $1 group by 1 order by count(*) desc limit 1`,
    ),
    /** Of somebody else, with a proposal of the freelancer. */
    otherProjectId: String(
      await t.value(
        `select project_id from proposals where freelancer_id = $1 and client_id <> $2 and status = 'pending' order by created_at limit 1`,
        [freelancer.id, client.id],
      ),
    ),
    openProjectIds: (await t.value(
      `select array(select id from projects p where status = 'active' and client_id <> $1
         and not exists (select from proposals where project_id = p.id and freelancer_id = $2) order by created_at limit 2)`,
      [client.id, freelancer.id],
    )) as string[],
    proposalId: await id(
      `select id from proposals where client_id = $1 and status = 'pending' order by created_at limit 1`,
    ),
    contractId: await id(
      `select id from contracts where client_id = $1 and status = 'active' order by created_at limit 1`,
    ),
    contractProposalId: await id(
      `select proposal_id from contracts where client_id = $1 and status = 'active' order by created_at limit 1`,
    ),
    conversationId: await id(
      `select conversation_id from conversation_members where user_id = $1 order by latest_at desc limit 1`,
    ),
    personId: await id(`select user_id from profiles where user_id <> $1 and title = 'Weaver' order by name limit 1`),
  }
}

export type BusyMarket = Awaited<ReturnType<typeof arrangeBusyMarket>>

const proof = {
  ...{ skill: 'React', difficulty: 'Beginner' as const, percentage: 80, source: 'generated' as const },
  resultId: '00000000-0000-4000-8000-000000000000',
}

function listed(n: number) {
  return {
    ...{ name: `Person ${n}`, username: `p${n}`, title: n % 10 === 0 ? 'Bookbinder' : 'Weaver', location: 'Oslo' },
    about: n % 2 === 0 ? 'weaves rugs' : 'weaves scarves',
    ...{ skills: ['Weaving', 'React'], rateCents: 1_000 + (n % 90) * 100 },
    ...{ availability: 'available' as const, languages: ['en' as const], proven: n % 10 === 1 ? [proof] : [] },
    ...{ completedJobs: 0, completedForClients: n % 5, rating: null, reviewCount: null },
    responseMinutes: n % 400,
  }
}

const quoted = (value: string) => `'${value.replaceAll("'", "''")}'`
const array = (values: readonly string[]) => `array[${values.map(quoted).join(', ')}]`
const kindsText = `unnest(${array(kinds.map(({ title }) => title))}, ${array(kinds.map(({ description }) => description))},
  ${array(kinds.map(({ category }) => category))}, ${array(kinds.map(projectSearchText))})
  with ordinality as kind (title, description, category, search_text, place)`

/** `n` numbers what is made, `p` is a person by number, and the freelancer has every third proposal. */
const seed = (client: string, freelancer: string) => `
  set session_replication_role = replica;
  insert into profiles (user_id, name, title, location, hourly_rate_cents, rating, total_jobs, completion_rate, current_projects,
      earnings_cents, profile_image, bio, skills, education, experience, portfolio)
    select id, 'Somebody', 'Weaver', 'Oslo', 1000, 0, 0, 0, 0, 0, '', 'Text', '{React,Joinery}', '[]', '[]', '[]'
    from unnest('{${client},${freelancer}}'::uuid[]) id;
  insert into person_figures (user_id, rating, review_count, paid_contracts, settled_contracts, hire_rate)
    select id, 4.5, 3, 5, 5, 80 from users;
  create temporary table person as
    select id, row_number() over (order by id) - 1 as n from users where id not in ('${client}', '${freelancer}');
  create temporary table made as
    select gen_random_uuid() as id, gen_random_uuid() as proposal_id, gen_random_uuid() as contract_id, made.n,
      case when made.n % 8 = 0 then '${client}'::uuid else person.id end as client_id,
      case when made.n % 3 = 1 or made.n % 24 = 0 then '${freelancer}'::uuid else other.id end as freelancer_id,
      (array['active', 'active', 'active', 'in_progress', 'completed'])[1 + made.n % 5] as status,
      now() - make_interval(mins => 10 + made.n) as created_at
    from generate_series(1, ${projects}) made (n) join person on person.n = made.n % ${people}
      join person other on other.n = (made.n + 1) % ${people};
  insert into projects (id, client_id, title, description, price_cents, category, required_skills, deadline_at, status, proposal_count,
      search_text, created_at)
    select made.id, client_id, kind.title, kind.description, 10000 + n, kind.category, '{React,Joinery}', '2099-01-01', status, 1,
      kind.search_text, created_at
    from made join ${kindsText} on kind.place = 1 + n % ${kinds.length};
  insert into project_category_counts (category, projects) select category, count(*) from projects group by 1;
  insert into proposals (id, project_id, client_id, freelancer_id, message, bid_cents, skills, status, delivery_status, created_at,
      accepted_at)
    select proposal_id, id, client_id, freelancer_id, 'I can do it.', 10000, '{React}',
      case status when 'active' then 'pending' else 'accepted' end,
      case status when 'completed' then 'approved' else 'not_submitted' end, created_at,
      case when status <> 'active' then created_at end
    from made;
  insert into proposals (project_id, client_id, freelancer_id, message, bid_cents, skills, created_at)
    select made.id, '${client}', person.id, 'I can do it.', 10000 + person.n, '{React}', now() - make_interval(mins => person.n::int)
    from person, (select id from made where client_id = '${client}' and status = 'active' order by n limit 1) made
    where person.n < ${proposalsOfOne}
    on conflict do nothing;
  insert into contracts (id, proposal_id, project_id, client_id, freelancer_id, title, criteria, required_skills, amount_cents, fee_bps,
      status, created_at, ended_at)
    select contract_id, proposal_id, id, client_id, freelancer_id, 'A site', 'Blue', '{React}', 10000, 1000,
      case status when 'completed' then 'completed' else 'active' end, created_at,
      case status when 'completed' then now() - interval '90 days' end
    from made where status <> 'active';
  create temporary table talk as
    select gen_random_uuid() as id, least(side.id, other.id) as low_id, greatest(side.id, other.id) as high_id, other.n,
      case other.n when 0 then ${messages} else 2 end as length
    from unnest('{${client},${freelancer}}'::uuid[]) side (id), lateral (
      select person.id, person.n + 1 as n from person union all select '${freelancer}', 0 where side.id = '${client}'
    ) other;
  insert into conversations (id, low_id, high_id, last_seq, last_change, started_by, started_at)
    select id, low_id, high_id, length, length, low_id, now() from talk;
  insert into conversation_members (conversation_id, user_id, other_id, last_read_seq, last_received_seq, latest_at)
    select talk.id, side.id, side.other_id, case when n < 20 then 0 else length end, length, now() - make_interval(mins => n::int)
    from talk, unnest(array[low_id, high_id], array[high_id, low_id]) side (id, other_id);
  insert into messages (conversation_id, seq, change, author_id, kind, text, client_id, created_at)
    select id, seq, seq, case seq % 2 when 0 then low_id else high_id end, 'text', 'Message ' || seq, gen_random_uuid(), now()
    from talk, generate_series(1, length) seq;
  insert into notifications (user_id, kind, facts, event_key, created_at, read_at)
    select id, 'proposal.received', jsonb_build_object('actorId', '${client}', 'actorName', 'Ada', 'projectTitle', 'A site'), 'e' || n,
      now() - make_interval(mins => n), case when n > 50 then now() end
    from unnest('{${client},${freelancer}}'::uuid[]) id, generate_series(1, ${notifications}) n;
  insert into project_bookmarks (user_id, project_id, saved_at) select '${freelancer}', id, created_at from made where n % 10 = 1`
