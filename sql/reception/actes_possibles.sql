-- What may be done to a reception in a state. `annuler` comes with its lot.
-- Spec: receptions#reception.
-- Chosen: docs/decisions/0023-receptions.md.
create or replace function reception.actes_possibles(p_statut text) returns text[]
language sql immutable
set search_path = pg_catalog, pg_temp
as $$
  select case p_statut
    when 'brouillon' then '{annuler,modifier,rejeter,soumettre}'::text[]
    when 'en_attente' then '{annuler,deroger,rejeter,valider}'
    when 'validée' then '{annuler,devalider}'
    else '{}' end
$$;
