-- Lists the inspections and samples due until a day, as of a date: the unfinished tasks of each
-- group's latest begun plan, with the yearly inspections if the date is in the plan's period; and
-- the yearly inspection of members whose group has no plan for that period. The assigned person is
-- responsible, or else a holder of the permission. If a merged member has a task twice, it is due
-- once. Nothing is due while the module is inactive.
-- Spec: registres#dues.
-- Chosen: docs/decisions/0083-registres.md.
create or replace function registre.inspections_dues(
  p_au timestamptz, p_jusqu_au date default 'infinity')
returns table (organisation_id uuid, prevue_id uuid, producteur_id uuid, groupement_id uuid,
               genre text, echeance date, en_retard boolean, utilisateur_id uuid, permission text)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_jour date := non_conformite.echeance(p_au, 0);
begin
  if not module.est_actif('inspection', p_au) then
    return;
  end if;
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
  nomme as materialized (
    select (r.x).producteur_id as id from prevue r
    where r.dure and (r.x).genre = 'interne'
      and r.groupement_id = producteur.groupement_au((r.x).producteur_id, p_au)
  ),
  membre as materialized (
    select p.organisation_id, p.id from producteur.producteur p
    where p.fusionne_dans is null and p.actif_pendant @> p_au
      and p.id not in (select n.id from nomme n)
  )
  (select distinct on ((r.x).producteur_id, (r.x).genre)
          (r.x).organisation_id, (r.x).id, (r.x).producteur_id, r.groupement_id, (r.x).genre,
          (r.x).echeance, s.statut = 'en_retard', (r.x).inspecteur_id, 'inspection.record'
   from prevue r cross join lateral inspection.suivi(r.x, p_au) as s
   where (r.x).echeance <= p_jusqu_au and (r.dure or (r.x).genre <> 'interne')
     and s.statut in ('en_retard', 'a_faire')
   order by (r.x).producteur_id, (r.x).genre, (r.x).echeance, (r.x).id)
  union all
  select m.organisation_id, null, m.id, g.id, 'interne', d.jour, d.jour < v_jour, null,
         'inspection.record'
  from inspection.prochaines(array(select m.id from membre m), p_au) as d
    join membre m on m.id = d.producteur_id
    cross join lateral producteur.groupement_au(m.id, p_au) as g (id)
  where d.jour <= p_jusqu_au and g.id is not null;
end
$$;
