-- Returns the given validated expeditions that today's rules judge otherwise: an open control
-- excludes a lot from its sold quality, a lot has a lower quality by now, or the certificates are
-- not those by which the expedition was validated.
-- Spec: lots#ecart-du-bio, ventes-et-expeditions#certificat.
-- Chosen: docs/decisions/0050-rejuger.md.
create or replace function expedition.jugees_autrement(p_ids uuid[])
returns setof rejugement.ecart
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  select x.id, concat_ws(' ', v.code, x.numero_conteneur),
         jsonb_build_object('statut', x.statut, 'non_couvertes', a.lignes),
         jsonb_strip_nulls(jsonb_build_object(
           'non_couvertes', n.lignes, 'lots', l.lots, 'refus', nullif(
             coalesce(l.codes, '[]') || case when c.refusee and a.lignes <> n.lignes
               then '["certificat_non_valide"]'::jsonb else '[]' end, '[]'))),
         'POST /v1/expeditions/' || x.id || '/devalider',
         jsonb_build_object('certificats', c.certificats, 'lots', l.details)
  from expedition.expedition x
    join vente.vente v on v.id = x.vente_id
    cross join lateral vente.certifier_encore(
      x.vente_id, array(select e.vente_ligne from expedition.ligne e where e.expedition_id = x.id),
      x.date_operation) as c
    cross join lateral vente.non_couvertes(x.certificats) as a (lignes)
    cross join lateral vente.non_couvertes(c.certificats) as n (lignes)
    cross join lateral (
      select jsonb_agg(distinct coalesce(o.numero_officiel, o.id::text)) as lots,
             jsonb_agg(distinct m.code) as codes,
             jsonb_agg(to_jsonb(m) order by m.lot_id, m.code) as details
      from expedition.manquements(x.id) as m join lot.lot o on o.id = m.lot_id) as l
  where x.id = any (p_ids) and x.statut = 'validée'
    and (a.lignes <> n.lignes or l.lots is not null);
end
$$;
