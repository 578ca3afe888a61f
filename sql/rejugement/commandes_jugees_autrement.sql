-- Returns the given commands that today's comparisons would put under control, with the motifs of
-- their open controls and the additional motifs.
-- Spec: service#donnees-en-place.
-- Chosen: docs/decisions/0050-rejuger.md.
create or replace function rejugement.commandes_jugees_autrement(p_ids uuid[])
returns setof rejugement.ecart
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  select c.id, concat_ws(' ', c.type, coalesce(r.numero_officiel, c.reference_provisoire)),
         jsonb_build_object('controles', o.motifs),
         jsonb_build_object('controles', o.motifs || n.motifs),
         'npm run admin -- rejuger --appliquer ' || c.id, n.details
  from commande.commande c
    left join commande.commande_resultat r
      on r.organisation_id = c.organisation_id and r.commande_id = c.id
    cross join lateral rejugement.reexamen(c.id) as x (constats)
    cross join lateral (
      select coalesce(jsonb_agg(k.motif order by k.motif), '[]') as motifs
      from controle.controle k where k.commande_id = c.id and k.statut = 'ouvert') as o
    cross join lateral (
      select jsonb_agg(k.motif order by k.rang) as motifs,
             jsonb_agg(k.details order by k.rang) as details
      from unnest(x.constats) with ordinality as k (motif, entite, entite_id, details, rang)) as n
  where c.id = any (p_ids) and x.constats <> '{}';
end
$$;
