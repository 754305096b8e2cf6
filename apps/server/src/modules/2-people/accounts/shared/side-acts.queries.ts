/** Rows of `side` and `at`: what a person did on a side. A saved title with skills is an act, too, and older than all others. */
export const sideActsText = (userId: string) => `(
  select side, at from side_acts where side_acts.user_id = ${userId} and at > '-infinity'
  union all select 'freelancer', '-infinity' from profiles
    where profiles.user_id = ${userId} and title <> '' and cardinality(skills) > 0)`
