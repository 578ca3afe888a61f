-- Takes imported yields back. If one is still in force, the previous yield of the plot is in force
-- again; without a previous yield, the default of the campaign's pack applies, if any.
-- Spec: capacites#reprise, imports#annulation.
-- Chosen: yields are never removed: taking one back writes another, without a figure where the plot
--         had none; docs/decisions/0082-ouverture-en-cours-d-annee.md.
create or replace function capacite.retirer_rendements(
  p_ids uuid[], p_raison text, p_auteur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform from parcelle.parcelle p
  where p.id in (select r.parcelle_id from parcelle.rendement r where r.id = any (p_ids))
  order by p.id for no key update;
  insert into parcelle.rendement
    (organisation_id, parcelle_id, campagne_id, produit_id, rendement_g_ha, raison, fixe_le,
     auteur_id)
  select r.organisation_id, r.parcelle_id, r.campagne_id, r.produit_id,
         b.rendement_g_ha, p_raison,
         greatest(p_le, r.fixe_le + interval '1 microsecond'), p_auteur_id
  from parcelle.rendement r
    left join lateral (
      select n.rendement_g_ha from parcelle.rendement n
      where (n.parcelle_id, n.campagne_id, n.produit_id)
          = (r.parcelle_id, r.campagne_id, r.produit_id)
        and (n.fixe_le, n.id) < (r.fixe_le, r.id)
      order by n.fixe_le desc, n.id desc limit 1) as b on true
  where r.id = any (p_ids) and not exists (
    select from parcelle.rendement n
    where (n.parcelle_id, n.campagne_id, n.produit_id)
        = (r.parcelle_id, r.campagne_id, r.produit_id)
      and (n.fixe_le, n.id) > (r.fixe_le, r.id));
end
$$;
