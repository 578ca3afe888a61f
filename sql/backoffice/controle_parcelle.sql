-- Returns the plot of a control.
-- Chosen: a field of the back-office, docs/decisions/0021-graphql.md.
create or replace function backoffice.controle_parcelle(p_controle controle.controle)
returns parcelle.parcelle
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select x from parcelle.parcelle x
  where p_controle.entite = 'parcelle' and x.organisation_id = p_controle.organisation_id
    and x.id = p_controle.entite_id
$$;
comment on function backoffice.controle_parcelle(controle.controle) is
  'The plot that it is about, when it is about one.';
grant execute on function backoffice.controle_parcelle(controle.controle) to lecture;
