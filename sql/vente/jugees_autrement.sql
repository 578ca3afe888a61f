-- Returns the given validated sales whose certificates by today's rules differ from those at their
-- validation, each with the lines and referentials that had no certificate then, and those that
-- have none now.
-- Spec: ventes-et-expeditions#certificat.
-- Chosen: docs/decisions/0050-rejuger.md.
create or replace function vente.jugees_autrement(p_ids uuid[])
returns setof rejugement.ecart
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  select v.id, v.code, jsonb_build_object('statut', v.statut, 'non_couvertes', a.lignes),
         jsonb_build_object('non_couvertes', n.lignes) || case when c.refusee
           then '{"refus": ["certificat_non_valide"]}'::jsonb else '{}' end,
         case v.statut when 'soldée' then 'that of its expeditions'
           else 'POST /v1/ventes/' || v.id || '/annuler' end,
         jsonb_build_object('certificats', c.certificats)
  from vente.vente v
    cross join lateral vente.certifier_encore(
      v.id, array(select l.rang from vente.ligne l where l.vente_id = v.id), v.date_operation) as c
    cross join lateral vente.non_couvertes(coalesce(v.certificats, '[]')) as a (lignes)
    cross join lateral vente.non_couvertes(c.certificats) as n (lignes)
  where v.id = any (p_ids) and v.statut in ('validée', 'soldée') and a.lignes <> n.lignes;
end
$$;
