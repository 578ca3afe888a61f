-- Returns the given validated receptions that today's rules would refuse at their own date: for a
-- rule without a derogation or note, or for their contract. A later laboratory result blocks the
-- lot by itself, and does not judge the reception.
-- Spec: service#donnees-en-place, receptions#validation.
-- Chosen: docs/decisions/0050-rejuger.md.
create or replace function reception.jugees_autrement(p_ids uuid[])
returns setof rejugement.ecart
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  select r.id, r.numero_officiel, jsonb_build_object('statut', r.statut),
         jsonb_strip_nulls(jsonb_build_object(
           'refus', m.refus, 'quarantaine', m.quarantaine)),
         'POST /v1/receptions/' || r.id || '/devalider', m.details
  from reception.reception r
    cross join lateral (
      select jsonb_agg(distinct f.regle) filter (
               where (f.effet = 'quarantaine') is not true) as refus,
             jsonb_agg(distinct f.regle) filter (where f.effet = 'quarantaine') as quarantaine,
             jsonb_object_agg(f.regle, f.details) as details
      from (
        select n.regle, n.effet, n.details
        from reception.manquements(r) as n
        where n.regle <> 'analyse_non_conforme' and not exists (
          select from reception.examen x where x.reception_id = r.id and x.regle = n.regle)
        union all
        select c.code, 'refus', jsonb_build_object('contrat_id', r.contrat_id)
        from reception.refus_du_contrat(r) as c (code) where c.code is not null) as f) as m
  where r.id = any (p_ids) and r.statut = 'validée' and m.details is not null;
end
$$;
