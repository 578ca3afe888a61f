-- What is to be inspected and sampled, as it stands at a date: what the latest plan of each group
-- that has begun asks and nobody has done, its yearly inspections while its time lasts, and the
-- yearly inspection of the members whom no plan of that time names. Whoever is named does it, else
-- a holder of the permission.
-- Spec: registres#dues.
-- Chosen: docs/decisions/0083-registres.md.
create or replace function registre.inspections_dues(p_au timestamptz)
returns table (organisation_id uuid, prevue_id uuid, producteur_id uuid, groupement_id uuid,
               genre text, echeance date, en_retard boolean, utilisateur_id uuid, permission text)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  with courant as (
    select distinct on (a.groupement_id) a.id, a.groupement_id, a.periode
    from inspection.plan a
    where lower(a.periode) <= p_au
    order by a.groupement_id, lower(a.periode) desc
  ),
  prevue as materialized (
    select x, c.groupement_id, c.periode @> p_au as dure
    from courant c join inspection.prevue x on x.plan_id = c.id
  ),
  membre as (
    select p.organisation_id, p.id, producteur.groupement_au(p.id, p_au) as groupement_id
    from producteur.producteur p
    where p.fusionne_dans is null and p.actif_pendant @> p_au
      and not exists (
        select from prevue r
        where r.dure and (r.x).producteur_id = p.id and (r.x).genre = 'interne')
  )
  select (r.x).organisation_id, (r.x).id, (r.x).producteur_id, r.groupement_id, (r.x).genre,
         (r.x).echeance, s.statut = 'en_retard', (r.x).inspecteur_id, 'inspection.record'
  from prevue r cross join lateral inspection.suivi(r.x, p_au) as s
  where s.statut in ('en_retard', 'a_faire') and (r.dure or (r.x).genre <> 'interne')
  union all
  select m.organisation_id, null, m.id, m.groupement_id, 'interne', d.jour,
         d.jour < non_conformite.echeance(p_au, 0), null, 'inspection.record'
  from membre m cross join lateral (select inspection.prochaine(m.id, p_au) as jour) as d
  where m.groupement_id is not null and d.jour is not null;
end
$$;
