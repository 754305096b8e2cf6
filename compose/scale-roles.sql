-- psql runs this at the primary, as its superuser, at each start of compose.scale.yaml.
\getenv app_password DATABASE_APP_PASSWORD

select format('create role guildhall login password %L', :'app_password')
where not exists (select from pg_roles where rolname = 'guildhall') \gexec

select 'create database guildhall owner guildhall'
where not exists (select from pg_database where datname = 'guildhall') \gexec
