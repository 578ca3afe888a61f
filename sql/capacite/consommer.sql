-- Takes a mass of raw material from a producer's capacity. Returns the ceiling and the new total
-- consumption, in g.
-- Spec: capacites#consommation, capacites#verrou.
-- Why: a balance is created once and used by every later collection.
-- Locks: the balance of (campaign, producer, raw material, quality state), after the device and
--        before the counter.
create or replace function capacite.consommer(
  p_campagne_id uuid, p_producteur_id uuid, p_matiere_code text, p_etat_code text,
  p_quantite_g bigint,
  out plafond_g bigint, out consomme_g bigint) returns record
language plpgsql
as $$
begin
  update capacite.solde s set consomme_g = s.consomme_g + p_quantite_g
  where s.organisation_id = core.organisation_id() and s.campagne_id = p_campagne_id
    and s.producteur_id = p_producteur_id and s.matiere_code = p_matiere_code
    and s.etat_code = p_etat_code
  returning s.plafond_g, s.consomme_g into plafond_g, consomme_g;
  if found then
    return;
  end if;
  insert into capacite.solde as s
    (organisation_id, campagne_id, producteur_id, matiere_code, etat_code, groupement_id,
     consomme_g)
  select p.organisation_id, p_campagne_id, p.id, p_matiere_code, p_etat_code, p.groupement_id,
         p_quantite_g
  from producteur.producteur p where p.id = p_producteur_id
  on conflict (organisation_id, campagne_id, producteur_id, matiere_code, etat_code) do update
    set consomme_g = s.consomme_g + excluded.consomme_g
  returning s.plafond_g, s.consomme_g into plafond_g, consomme_g;
end
$$;
