-- Returns the version of a survey that counts: the one that no other version replaces.
-- Spec: types-de-commandes#parcelle-relever.
-- Chosen: surveys are never edited; a decision makes a version of them.
-- Why: if the plot arrived after the survey, older releases attached the survey to it by a new
--      version. Versions are looked up one by one, because a join would read all surveys of the
--      organization.
create or replace function parcelle.releve_courant(
  p_polygone_id uuid, p_commande_id uuid) returns parcelle.polygone
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_releve parcelle.polygone;
begin
  with recursive version as (
    select g.organisation_id, g.id, 1 as rang from parcelle.polygone g where g.id = p_polygone_id
    union all
    select n.organisation_id, n.id, v.rang + 1
    from version v cross join lateral (
      select g.organisation_id, g.id from parcelle.polygone g
      where g.organisation_id = v.organisation_id and g.remplace_id = v.id offset 0) as n
  )
  select g.* into v_releve
  from (select v.organisation_id, v.id from version v order by v.rang desc limit 1) as d
    cross join lateral (
      select g.* from parcelle.polygone g
      where g.organisation_id = d.organisation_id and g.id = d.id offset 0) as g;
  if v_releve.parcelle_id is null and v_releve.parcelle_declaree is not null then
    select g.* into v_releve from parcelle.polygone g
    where g.parcelle_id = (select coalesce(p.fusionnee_dans, p.id) from parcelle.parcelle p
                           where p.id = v_releve.parcelle_declaree)
      and g.commande_id = p_commande_id and not exists (
        select from parcelle.polygone n where n.remplace_id = g.id)
    union all
    select v_releve.*
    limit 1;
  end if;
  return v_releve;
end
$$;
