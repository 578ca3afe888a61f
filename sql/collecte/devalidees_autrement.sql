-- Returns the given recorded collections that a reported error devalidated, and no report since
-- recorded again: an older version recorded them again with the correction of another control.
-- Spec: service#donnees-en-place, file-de-controle#correction-de-signalement.
-- Chosen: docs/decisions/0050-rejuger.md.
create or replace function collecte.devalidees_autrement(p_ids uuid[])
returns setof rejugement.ecart
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  select c.id, coalesce(c.numero_officiel, c.reference_provisoire),
         jsonb_build_object('statut', c.statut), jsonb_build_object('statut', 'devalidee'),
         'npm run admin -- rejuger --appliquer ' || c.id,
         jsonb_build_object('controle_id', d.id, 'leve_le', core.horodatage(d.leve_le))
  from collecte.collecte c
    cross join lateral (
      select k.id, k.leve_le from controle.controle k
      where k.entite_id = c.id and k.entite = 'collecte' and k.motif = 'erreur_signalee_agent'
        and k.statut = 'leve' and k.decision = 'correction'
      order by k.leve_le desc, k.rang desc limit 1) as d
  where c.id = any (p_ids) and c.statut = 'enregistree'
    and not exists (
      select from collecte.correction r
      where r.collecte_id = c.id and r.controle_id = d.id and r.payload is not null);
end
$$;
