-- Trigrams make "contains" searches fast. A trusted extension: the database's owner may create it.
create extension if not exists pg_trgm;
