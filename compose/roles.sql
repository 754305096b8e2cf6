-- The image of PostgreSQL runs this once, on an empty volume, in the database `guildhall` and as its superuser.
\getenv owner_password DATABASE_OWNER_PASSWORD
\getenv app_password DATABASE_APP_PASSWORD

-- Owns the schema and changes it when a new release starts.
create role guildhall_owner login password :'owner_password';
alter database guildhall owner to guildhall_owner;

-- What Guildhall works as. It may connect; each start grants it the rows of the tables and nothing else.
create role guildhall_app login password :'app_password';
revoke all on database guildhall, postgres, template1 from public;
grant connect on database guildhall to guildhall_app;

-- From here on the superuser gets in through the socket inside the container only.
alter role current_user password null;
