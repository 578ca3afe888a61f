-- Lists the dependents of contracts: records that refer to them or their lines, and a state other
-- than draft.
-- Spec: imports#annulation.
create or replace function importation.dependances_contrats(p_ids uuid[])
returns table (entite text, id uuid)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    select d.entite, d.id
    from importation.lire_renvoyeurs('contrat.contrat', p_ids, '{contrat.ligne}') as d
    union all
    select d.entite, d.id from importation.lire_renvoyeurs('contrat.ligne', p_ids, '{}') as d
    union all
    select 'contrat', c.id from contrat.contrat c
    where c.id = any (p_ids) and c.statut <> 'brouillon';
end
$$;
