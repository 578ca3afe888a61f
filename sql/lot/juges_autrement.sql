-- Returns the given lots, still usable or shipped, whose quality is higher than today's states of
-- their inputs allow: per referential the written state, if any, and the allowed one. Decisions of
-- persons are not questioned.
-- Spec: lots#melange.
-- Chosen: docs/decisions/0050-rejuger.md.
-- Calls up: reception.etats.
create or replace function lot.juges_autrement(p_ids uuid[]) returns setof rejugement.ecart
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_ordre constant text[] := '{hors_statut,conventionnel,conversion,bio}';
begin
  return query
  with examine as materialized (
    select l.id, l.numero_officiel,
           array_position(v_ordre, lot.categorie(l.id)) as hauteur,
           case when l.reception_id is null then lot.plancher(l.id, null, null) || f.etats
             else r.etats end as permis,
           coalesce(r.etats, f.etats) as fondu
    from lot.lot l
      cross join lateral (
        select case when l.reception_id is not null
                 then reception.etats(l.reception_id) end) as r (etats)
      cross join lateral (
        select lot.fondre(array(select i.id from lot.entrees(l.id) as i (id)))) as f (etats)
    where l.id = any (p_ids) and l.statut not in ('brouillon', 'annulé', 'archivé')
  ),
  etat as (
    select x.id, x.numero_officiel, q.referentiel_code, q.etat_code as avant, p.code as apres
    from examine x
      cross join lateral (
        select distinct on (q.referentiel_code) q.referentiel_code, q.etat_code, q.origine
        from lot.qualite q where q.lot_id = x.id
        order by q.referentiel_code, q.rang desc) as q
      join conformite.etat a on a.referentiel_code = q.referentiel_code and a.code = q.etat_code
      join conformite.etat p on p.referentiel_code = q.referentiel_code
        and p.code = coalesce(x.permis ->> q.referentiel_code,
                              conformite.etat_declasse(q.referentiel_code))
    where q.origine in ('apports', 'resultat') and a.rang > p.rang
    union all
    select x.id, x.numero_officiel, p.referentiel_code, null, p.code
    from examine x
      cross join lateral jsonb_each_text(x.fondu) as f
      join conformite.etat p on p.referentiel_code = f.key and p.code = f.value
    where array_position(v_ordre, p.categorie_affichage) < x.hauteur
      and not exists (select from lot.qualite q
                      where q.lot_id = x.id and q.referentiel_code = p.referentiel_code)
  )
  select e.id, coalesce(e.numero_officiel, e.id::text),
         jsonb_object_agg(e.referentiel_code, e.avant),
         jsonb_object_agg(e.referentiel_code, e.apres), 'POST /v1/lots/' || e.id || '/qualites',
         null::jsonb
  from etat e group by e.id, e.numero_officiel;
end
$$;
